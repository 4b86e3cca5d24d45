import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'rules', isolate: false, setupFiles: ['@console/format/fixed-clock'] } });
