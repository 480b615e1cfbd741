"""The Spielleitung: a whole game led with the site."""
