"""Games of Passengers that were played to a purpose."""
