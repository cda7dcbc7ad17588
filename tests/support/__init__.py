"""What several tests need: readable positions, random walks, worlds that look alike."""
