"""The words of our own modules that need code, one file each."""
