"""The six orders to try: a table that readers set up, and every order on it."""
