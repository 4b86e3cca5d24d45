import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'core-contracts', isolate: false } });
