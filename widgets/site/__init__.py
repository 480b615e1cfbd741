"""What pages call, and what the browser loads."""
