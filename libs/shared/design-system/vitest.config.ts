import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Parts are tested in a real browser, far from Greenwich, since the calendar thinks in the machine's zone. */
export default defineConfig({
  optimizeDeps: {
    include: [
      '@fluentui/react-calendar-compat',
      '@fluentui/react-components',
      '@fluentui/react-datepicker-compat',
      '@testing-library/react',
      'axe-core',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'design-system',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
        contextOptions: { timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
