import { fileURLToPath } from 'node:url';
import { chromiumOptions } from '@console/harness/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

interface BrowserTests {
  /** The name of the project, for `--project`. */
  readonly name: string;
  /** The test files. Without it every test file of the package. */
  readonly include?: string[];
  /** External packages that the tests load beside React and Fluent. A package that is found late loads the page again. */
  readonly packages: readonly string[];
  /** The test files that run in Los Angeles too. */
  readonly inLosAngeles?: string[];
}

const zone = (timezoneId: string) =>
  playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { timezoneId, reducedMotion: 'reduce' },
  });

/**
 * The test configuration for what only a real browser shows: focus, layout, sticky parts. The tests run in a time zone
 * far from Greenwich, because Fluent's calendar uses the machine's time zone.
 */
export function browserTests({ name, include, packages, inLosAngeles }: BrowserTests): ViteUserConfig {
  return defineConfig({
    optimizeDeps: {
      include: [
        '@fluentui/react-components',
        '@testing-library/react',
        'axe-core',
        'react',
        'react-dom',
        'react/jsx-dev-runtime',
        ...packages,
      ],
    },
    test: {
      name,
      ...(include && { include }),
      testTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      setupFiles: ['@console/format/fixed-clock', fileURLToPath(new URL('./setup.ts', import.meta.url))],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: zone('Pacific/Auckland'),
        instances: [
          { browser: 'chromium', name },
          ...(inLosAngeles
            ? [
                {
                  browser: 'chromium' as const,
                  name: `${name} in Los Angeles`,
                  include: inLosAngeles,
                  provider: zone('America/Los_Angeles'),
                },
              ]
            : []),
        ],
      },
    },
  });
}
