"""The rules of the games: pure, typed, immutable; no I/O, no clock, no chance."""
