"""Tournament points of a finished game by § 8 of the official rules, exact, each line cited."""
