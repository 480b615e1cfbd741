"""The rules of Sport-Mafia, one module per chapter, with the places of both books."""
