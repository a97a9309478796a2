"""What is sent: typed messages, views, legal actions, errors."""
