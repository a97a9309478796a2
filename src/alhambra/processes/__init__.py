"""Child processes and how they end.

Nothing outside of this package starts a process:

- `worker_pool`: asyncio workers that answer one request at a time, with limits and a fair queue.
- `spawned`: a Python function in a new process, with a pipe and shared memory.
- `process_tree`: a program of somebody else, killed together with all that it starts.
"""
