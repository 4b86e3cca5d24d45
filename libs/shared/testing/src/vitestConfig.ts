import { fileURLToPath } from 'node:url';
import { relay } from '@console/federation/relay-vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The test configuration of a package with screens.
 *
 * @param name the package's, and what `--project` selects.
 * @param isolate whether each file has modules of its own, as one that mocks modules needs. Else Fluent and the screens'
 *   modules are loaded once a worker, which halves the time, and what a file changes it puts back.
 */
export function screenTests(name: string, { isolate = false } = {}): ViteUserConfig {
  return defineConfig({
    plugins: [relay()],
    test: {
      name,
      environment: 'jsdom',
      isolate,
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    },
  });
}
