import { chromiumOptions } from '@console/harness/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browser = (timezoneId: string) =>
  playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { timezoneId, reducedMotion: 'reduce' },
  });

/**
 * The tests run in a real browser in two time zones far from Greenwich, because Fluent's calendar uses the machine's
 * time zone.
 */
export default defineConfig({
  optimizeDeps: {
    include: [
      '@fluentui/react-calendar-compat',
      '@fluentui/react-components',
      '@fluentui/react-datepicker-compat',
      '@testing-library/react',
      '@lexical/clipboard',
      '@lexical/history',
      '@lexical/html',
      '@lexical/link',
      '@lexical/list',
      '@lexical/rich-text',
      'axe-core',
      'dompurify',
      'lexical',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'design-system',
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['@console/format/fixed-clock', './vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: browser('Pacific/Auckland'),
      instances: [
        { browser: 'chromium', name: 'design-system' },
        {
          browser: 'chromium',
          name: 'design-system in Los Angeles',
          include: ['src/date-*/*.test.tsx'],
          provider: browser('America/Los_Angeles'),
        },
      ],
    },
  },
});
