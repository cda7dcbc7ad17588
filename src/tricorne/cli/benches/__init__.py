"""What the benches of the server are made of: servers in processes of their own, and cheap clients."""
