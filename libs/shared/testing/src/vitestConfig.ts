import { fileURLToPath } from 'node:url';
import { relay } from '@console/federation/relay-vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The test configuration of a package with screens. `name` is the package's, and what `--project` selects. */
export function screenTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: [relay()],
    test: {
      name,
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    },
  });
}
