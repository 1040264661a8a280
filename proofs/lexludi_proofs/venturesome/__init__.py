"""What is claimed about Venturesome."""
