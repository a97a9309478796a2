"""The wire protocol: typed messages, views, legal actions, errors."""
