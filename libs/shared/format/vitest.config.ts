import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'format', isolate: false, setupFiles: ['@console/format/fixed-clock'] } });
