"""Records of finished games that every later version must load and score identically."""
