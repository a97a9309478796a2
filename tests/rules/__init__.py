"""Tests of the rules, paragraph by paragraph, and of the data structures behind them."""
