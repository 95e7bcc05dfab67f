"""The edge: HTTP and WebSockets around the tables. What is said is decided in `tables`."""
