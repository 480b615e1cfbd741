"""Black Stories: Last Man Falling, as an executable rulebook."""
