import { fileURLToPath } from 'node:url';
import { relay } from '@console/federation/relay-vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The test configuration of a package with screens.
 *
 * @param name the name of the package, for `--project`.
 * @param isolate gives each test file its own modules, which files that mock modules need. By default a worker loads
 * Fluent and the screens once, which halves the time. Each file must then undo its own changes.
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
