"""Our own pictures. A picture is a small inline svg that uses the symbols of the page's sprite."""
