import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { commonConfig, tuneRspack } from './commonConfig.ts';
import { fontsPlugin } from './fontsPlugin.ts';
import { shellReleasePlugin } from './shellReleasePlugin.ts';

/** The parts of the design system that only records and forms show. */
const partsOfRecords =
  /design-system\/src\/((address|date-field|tabs|timeline|tooltip)\/|inputs\/Switch|rich-text-editor\/RichTextEditor)/;

interface ShellBuild {
  readonly dir: string;
  readonly lazyConsole: string;
  readonly fonts: string;
}

/**
 * The build of the shell: a plain application that loads containers. `index.html` keeps the placeholders that the
 * server fills for each response.
 *
 * @param dir the shell's folder, with `index.html` and `src/main.tsx`.
 * @param lazyConsole the module that the sign-in screen imports to become the console: `./console/index.ts`.
 * @param fonts the style sheet of the console's fonts. The font files are beside it.
 */
export function shellConfig({ dir, lazyConsole, fonts }: ShellBuild): RsbuildConfig {
  const common = commonConfig({ dir, plugins: [shellReleasePlugin({ dir, lazyConsole }), fontsPlugin(fonts)] });
  return {
    ...common,
    source: {
      entry: { index: './src/main.tsx' },
      // Finds the address of the release. The bundler's own code for this is three times as large.
      preEntry: fileURLToPath(new URL('./releaseAddress.ts', import.meta.url)),
      // The federation runtime needs no manifests, no snapshots and no environment but the browser.
      define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    },
    // The console uses only Relay's hooks. The old container API would add 7 KB.
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
              // Only an open date picker needs Fluent's heavy components.
              calendar: {
                name: 'calendar',
                test: /node_modules\/(@fluentui|@floating-ui|tabster)\//,
                priority: 1,
                minSize: 0,
              },
              // Rich text and its editor share these modules. Other screens do not load them.
              richText: {
                name: 'rich-text',
                test: /node_modules\/dompurify\/|design-system\/src\/rich-text\//,
                priority: 1,
                minSize: 0,
              },
              // Records and forms show these parts, lists do not.
              records: { name: 'records', test: partsOfRecords, priority: 1, minSize: 0 },
              // This chunk holds the modules that several parts of the design system share.
              parts: { name: 'parts', minChunks: 2, minSize: 0 },
            },
          },
        };
      },
    },
  };
}
