import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { commonConfig, tuneRspack } from './commonConfig.ts';
import { shellReleasePlugin } from './shellReleasePlugin.ts';

const partsOfRecords =
  /design-system\/src\/((address|date-field|tabs|timeline|tooltip)\/|inputs\/Switch|rich-text-editor\/RichTextEditor)/;

/**
 * The build of the shell: a plain application that hosts containers without being one. `index.html` keeps the placeholders that the
 * server fills for each response.
 *
 * @param dir the shell's folder, with `index.html` and `src/main.tsx`.
 * @param lazyConsole what the sign-in screen imports to become the console: `./console/index.ts`.
 */
export function shellConfig({ dir, lazyConsole }: { dir: string; lazyConsole: string }): RsbuildConfig {
  const common = commonConfig({ dir, plugins: [shellReleasePlugin({ dir, lazyConsole })] });
  return {
    ...common,
    source: {
      entry: { index: './src/main.tsx' },
      // Each release lies at an address of its own; finding it like this is a third of the size of the bundler's way.
      preEntry: fileURLToPath(new URL('./releaseAddress.ts', import.meta.url)),
      // What the federation runtime may leave out: manifests and their snapshots, and other places than a browser.
      define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    },
    // The hooks are all that anybody uses; the containers of old weigh 7 KB.
    resolve: { alias: { 'react-relay$': 'react-relay/hooks' } },
    html: { template: join(dir, 'index.html'), scriptLoading: 'defer' },
    output: { ...common.output, assetPrefix: '/', distPath: { root: 'dist', js: 'assets', jsAsync: 'assets' } },
    tools: {
      rspack: (config) => {
        tuneRspack(config, { dir, uniqueName: 'console_shell' });
        config.optimization = {
          ...config.optimization,
          runtimeChunk: false,
          splitChunks: {
            chunks: 'async',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              // Fluent's own heavy components are wanted only by an open date picker.
              calendar: {
                name: 'calendar',
                test: /node_modules\/(@fluentui|@floating-ui|tabster)\//,
                priority: 1,
                minSize: 0,
              },
              // What rich text is shown with, the editor needs too; other screens do without it.
              richText: {
                name: 'rich-text',
                test: /node_modules\/dompurify\/|design-system\/src\/rich-text\//,
                priority: 1,
                minSize: 0,
              },
              // Records and forms show these, lists do not.
              records: { name: 'records', test: partsOfRecords, priority: 1, minSize: 0 },
              // What several parts of the design system stand on comes with the light ones.
              parts: { name: 'parts', minChunks: 2, minSize: 0 },
            },
          },
        };
      },
    },
  };
}
