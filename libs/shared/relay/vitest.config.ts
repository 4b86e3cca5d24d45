import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'relay',
    isolate: false,
    environment: 'jsdom',
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
