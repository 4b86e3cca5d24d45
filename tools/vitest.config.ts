import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'tools', isolate: false, environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 600_000 },
});
