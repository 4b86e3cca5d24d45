import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'bookings-contracts', isolate: false, setupFiles: ['@console/format/fixed-clock'] },
});
