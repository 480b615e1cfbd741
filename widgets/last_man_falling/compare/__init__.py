"""The Variantenvergleich: many simulated games, with and without each variant."""
