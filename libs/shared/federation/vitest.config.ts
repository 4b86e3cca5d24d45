import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'federation', environment: 'node', include: ['src/**/*.test.ts'] } });
