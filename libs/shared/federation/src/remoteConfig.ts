import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { commonConfig, tuneRspack } from './commonConfig.ts';
import { containerName, ENTRY_FILE } from './container.ts';
import { remoteReleasePlugin } from './remoteReleasePlugin.ts';
import { sharedByHost } from './sharedModules.ts';

/**
 * The whole build of a remote: its container with `./routes`, and `./slots` when `src/slots.ts` exists. Shared modules come from the shell.
 * Every lazy script has a digest. The build writes `release.json`.
 *
 *     export default remoteConfig({ dir: import.meta.dirname, name: 'bookings' });
 *
 * @param dir the remote's folder.
 * @param name the name in its `remote.ts`.
 */
export function remoteConfig({ dir, name }: { dir: string; name: string }): RsbuildConfig {
  const common = commonConfig({ dir, plugins: [remoteReleasePlugin({ dir, name })] });
  const container = containerName(name);
  const slots = existsSync(join(dir, 'src/slots.ts')) ? { './slots': { import: './src/slots.ts', name: 'slots' } } : {};
  return {
    ...common,
    source: { entry: { routes: { import: './src/routes.ts', html: false } } },
    // The scripts are beside the entry, at any address of the release.
    output: { ...common.output, assetPrefix: 'auto' },
    tools: {
      rspack: (config, { appendPlugins }) => {
        tuneRspack(config, { dir, uniqueName: container });
        // Rsbuild requires an entry. A container has none.
        config.entry = {};
        config.optimization = {
          ...config.optimization,
          runtimeChunk: false,
          splitChunks: { chunks: 'async', minSize: 20_000 },
        };
        appendPlugins([
          lighterRuntime(),
          new ModuleFederationPlugin({
            name: container,
            filename: ENTRY_FILE,
            library: { type: 'window', name: container },
            exposes: { './routes': { import: './src/routes.ts', name: 'routes' }, ...slots },
            shared: sharedByHost,
            shareStrategy: 'loaded-first',
            runtimePlugins: [fileURLToPath(new URL('./attempts.ts', import.meta.url))],
            // The registry's entry replaces a manifest. Types come from the contract libraries.
            manifest: false,
            dts: false,
            dev: false,
            experiments: {
              // The shell provides the runtime's core once for all remotes.
              externalRuntime: true,
              optimization: { disableSnapshot: true, target: 'web' },
            },
          }),
        ]);
      },
    },
  };
}

/**
 * The plugin imports the CommonJS form of its runtime, which cannot be tree-shaken. The module form makes every remote's runtime a third
 * smaller.
 */
function lighterRuntime(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/index\.cjs$/, 'bundler.js');
  });
}
