import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'core-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
