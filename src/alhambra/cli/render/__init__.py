"""How the terminal shows a game: pictures, plain sentences, sheets."""
