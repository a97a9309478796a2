"""What must hold in every position that a game can reach; `game_status` checks all of it."""
