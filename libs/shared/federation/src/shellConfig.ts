import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { commonConfig, tuneRspack } from './commonConfig.ts';
import { fontsPlugin } from './fontsPlugin.ts';
import { leanModules } from './leanModules.ts';
import { shellReleasePlugin } from './shellReleasePlugin.ts';
import { skeletonPlugin } from './skeletonPlugin.ts';

/** The parts of the design system that records and forms show, and the rules of their fields. The class list needs neither. */
const partsOfRecords =
  /shared\/rules\/src\/|design-system\/src\/((address|card|date-field|description-list|tabs|timeline|tooltip)\/|rich-text-editor\/RichTextEditor)/;

/** Fluent's check box and switch. */
const choices =
  /@fluentui\/react-(checkbox|switch)\/|design-system\/src\/(field\/Checkbox|inputs\/Switch)|useFocusWithin|focusWithin|createFocusOutlineStyle|mergeCallbacks/;

/** Dialogs, and the alerts in them and in forms. Notices ask only whether a dialog is open. */
const dialogs = /design-system\/src\/(dialog\/(?!openModals)|error-alert\/)|@fluentui\/react-(message-bar|motion)/;

interface ShellBuild {
  readonly dir: string;
  readonly lazyConsole: string;
  readonly fonts: string;
  readonly skeleton: string;
}

/**
 * The build of the shell: a plain application that loads containers. `index.html` keeps the placeholders that the
 * server fills for each response.
 *
 * @param dir the shell's folder, with `index.html` and `src/main.tsx`.
 * @param lazyConsole the module that the sign-in screen imports to become the console: `./console/index.ts`.
 * @param fonts the style sheet of the console's fonts. The font files are beside it.
 * @param skeleton the style sheet of the skeleton in `index.html`.
 */
export function shellConfig({ dir, lazyConsole, fonts, skeleton }: ShellBuild): RsbuildConfig {
  const plugins = [shellReleasePlugin({ dir, lazyConsole }), fontsPlugin(fonts), skeletonPlugin(skeleton)];
  const common = commonConfig({ dir, plugins });
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
    resolve: { alias: { 'react-relay$': fileURLToPath(new URL('./lean/reactRelay.js', import.meta.url)) } },
    html: { template: join(dir, 'index.html'), scriptLoading: 'defer' },
    output: { ...common.output, assetPrefix: '/', distPath: { root: 'dist', js: 'assets', jsAsync: 'assets' } },
    tools: {
      rspack: (config) => {
        tuneRspack(config, { dir, uniqueName: 'console_shell' });
        config.plugins = [...(config.plugins ?? []), ...leanModules()];
        config.optimization = {
          ...config.optimization,
          runtimeChunk: false,
          splitChunks: {
            chunks: 'async',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              // Rich text and its editor share these modules. Other screens do not load them.
              richText: {
                name: 'rich-text',
                test: /node_modules\/dompurify\/|design-system\/src\/rich-text\//,
                priority: 1,
                minSize: 0,
              },
              // Records and forms show these parts, lists do not.
              records: { name: 'records', test: partsOfRecords, priority: 1, minSize: 0 },
              // Forms, the column chooser and the sheet of shortcuts share these controls. Lists do not load them.
              choices: { name: 'choices', test: choices, priority: 1, minSize: 0 },
              // Forms, questions and overlays share dialogs. A list has none before one opens.
              dialogs: { name: 'dialogs', test: dialogs, priority: 1, minSize: 0 },
              // This chunk holds the modules that several parts of the design system share.
              parts: { name: 'parts', minChunks: 2, minSize: 0 },
            },
          },
        };
      },
    },
  };
}
