"""A game at the terminal: session, people, menus, drafts."""
