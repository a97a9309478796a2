"""The architect: one ply of search over a learned evaluation."""
