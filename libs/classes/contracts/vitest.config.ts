import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'classes-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
