"""What travels: typed messages, views, targets, errors. A board needs nothing else."""
