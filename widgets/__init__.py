"""What readers touch: widgets, pictures, and what the site and the browser need of them."""
