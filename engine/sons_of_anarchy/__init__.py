"""Sons of Anarchy: Men of Mayhem."""
