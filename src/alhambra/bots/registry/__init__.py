"""Which bots there are, and how one is made from a spec string."""
