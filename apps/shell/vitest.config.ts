import { relay } from '@console/federation/relay-vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [relay()],
  test: { name: 'shell', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
