import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Serves the gallery alone, for `npm run gallery -w @console/design-system`. The shell's development build shows the same gallery at /design. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery/main.tsx' } },
  html: { title: 'Design system' },
  server: { host: '127.0.0.1', port: 4130 },
  output: { distPath: { root: 'dist' } },
});
