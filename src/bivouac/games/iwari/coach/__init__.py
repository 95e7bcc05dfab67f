"""What a coach says: what matters before a decision, and what the decision brought."""
