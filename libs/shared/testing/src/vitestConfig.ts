import { fileURLToPath } from 'node:url';
import { relay } from '@console/federation/relay-vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The test configuration of a package with screens. Its test files share one module graph: Fluent and the screens load
 * once for each worker and not for each file, so the tests take a quarter of the time. Therefore a test file must undo
 * its changes to shared state, and must not mock modules.
 *
 * @param name the name of the package, for `--project`.
 */
export function screenTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: [relay()],
    test: {
      name,
      environment: 'jsdom',
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.tsx'],
      testTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      // Vitest runs these files again for each test file, but not the modules that they import.
      setupFiles: ['@console/format/fixed-clock', fileURLToPath(new URL('./setup.ts', import.meta.url))],
    },
  });
}
