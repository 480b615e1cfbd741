"""The rules of Last Man Falling, one module per theme."""
