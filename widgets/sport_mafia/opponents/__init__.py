"""Simple opponents. They get what their seat may know and hears, never the table itself."""
