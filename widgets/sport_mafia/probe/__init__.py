"""The Probepartie: a whole game against nine simple opponents."""
