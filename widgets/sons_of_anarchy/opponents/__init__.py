"""Simple opponents: they see what their seat may see, and say why they do what they do."""
