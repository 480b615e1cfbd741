"""The Probepartie: a whole game on one screen, played by people and simple opponents."""
