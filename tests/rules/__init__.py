"""The rules, paragraph by paragraph, and the parts that they are made of."""
