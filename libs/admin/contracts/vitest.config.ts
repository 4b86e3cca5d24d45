import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'admin-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
