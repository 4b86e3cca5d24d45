import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'billing-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
