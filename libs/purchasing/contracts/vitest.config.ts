import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'purchasing-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
