import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'relay', environment: 'jsdom', testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
});
