import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'pdf', testTimeout: 60_000 } });
