"""Our own modules in pictures, one file each; found through `alhambra.draw.faces`."""
