"""Turn notifications for players who are not connected: by email or webhook."""
