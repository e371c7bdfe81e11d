"""Trains the practice model: tokenizer, model, training, export, and proofs that the app's runtime agrees."""
