import { fileURLToPath } from 'node:url';
import type { RsbuildConfig, RsbuildPlugins, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { DIGEST } from './digests.ts';
import { SortedIntegrity } from './sortedIntegrity.ts';

/** After this time, in milliseconds, a script that has not arrived counts as failed (C§9). */
const CHUNK_TIMEOUT = 120_000;

interface CommonConfig extends RsbuildConfig {
  plugins: RsbuildPlugins;
}

/**
 * The settings that the builds of the shell and of every remote share. `uniqueName` gives each build its own registry
 * of chunks.
 */
export function commonConfig({ dir, plugins = [] }: { dir: string; plugins?: RsbuildPlugins }): CommonConfig {
  return {
    root: dir,
    plugins: [pluginReact({ splitChunks: false }), ...plugins],
    output: {
      target: 'web',
      cleanDistPath: true,
      distPath: { root: 'dist', js: '', jsAsync: '' },
      filename: { js: '[name].[contenthash:10].js' },
      legalComments: 'none',
      sourceMap: false,
      polyfill: 'off',
      overrideBrowserslist: ['chrome >= 120', 'firefox >= 120', 'safari >= 17.2'],
    },
    security: { sri: { enable: 'auto', algorithm: DIGEST } },
    performance: { printFileSize: false },
  };
}

/** Settings for every Rspack configuration of the console: artifact imports, chunk names, time-out. */
export function tuneRspack(
  config: Rspack.Configuration,
  { dir, uniqueName }: { dir: string; uniqueName: string },
): void {
  config.context = dir;
  config.plugins = [...(config.plugins ?? []), new SortedIntegrity()];
  config.output = {
    ...config.output,
    uniqueName,
    chunkLoadTimeout: CHUNK_TIMEOUT,
    crossOriginLoading: 'anonymous',
    // A module that threw during its start must throw again for the next import. It must not be used half started.
    strictModuleErrorHandling: true,
  };
  config.module = {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      // Fluent's styles before Griffel's compiler: a third of the size, and Griffel makes the same rules of them at run time.
      { test: /node_modules\/@fluentui\/.*\.js$/, resolve: { extensionAlias: { '.js': ['.raw.js', '.js'] } } },
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        enforce: 'pre',
        use: fileURLToPath(new URL('./relayLoader.ts', import.meta.url)),
      },
    ],
  };
}
