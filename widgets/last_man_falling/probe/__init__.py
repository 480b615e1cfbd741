"""The Probespiel: a whole game against simple opponents."""
