"""The card workshop: own sites, cards and High Octane sides, entered, tried and kept."""
