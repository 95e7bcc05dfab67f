"""What a seat can do now, what that brings, how it goes on, and why something is not possible."""
