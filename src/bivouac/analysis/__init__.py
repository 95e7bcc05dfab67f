"""What a game was worth: chances by whole games played on, and what is worked out of them."""
