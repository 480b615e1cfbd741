"""Simple opponents. They get what their seat may know and what is legal, never the table itself."""
