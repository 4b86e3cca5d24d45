import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'pdf', testTimeout: 600_000 } });
