import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    // The client's Svelte, not the one that renders on a server.
    resolve: { conditions: ['browser'] },
    // A window for every file would take longer than all tests: a thread makes one and keeps it.
    test: {
      environment: 'jsdom',
      pool: 'vmThreads',
      setupFiles: ['tests/setup.ts'],
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    },
  }),
);
