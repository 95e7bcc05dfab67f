"""Every table at every size: which tables, what is done there, what is looked for, the sheets."""
