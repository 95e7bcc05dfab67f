"""What a coach says to a seat: what matters in a decision, and what a decision has brought."""
