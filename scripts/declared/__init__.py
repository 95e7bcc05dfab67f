"""The types that Python modules declare, and what they are in TypeScript and in JSON Schema."""
