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
 * The build of a remote, whole: its container with `./routes` (and `./slots` when `src/slots.ts` is there), everything shared taken
 * from the shell, integrity on every lazy script, and `release.json`.
 *
 *     export default remoteConfig({ dir: import.meta.dirname, name: 'bookings' });
 *
 * @param dir the remote's folder.
 * @param name as in its `remote.ts`.
 */
export function remoteConfig({ dir, name }: { dir: string; name: string }): RsbuildConfig {
  const common = commonConfig({ dir, plugins: [remoteReleasePlugin({ dir, name })] });
  const container = containerName(name);
  const slots = existsSync(join(dir, 'src/slots.ts')) ? { './slots': { import: './src/slots.ts', name: 'slots' } } : {};
  return {
    ...common,
    source: { entry: { routes: { import: './src/routes.ts', html: false } } },
    // Wherever the release lies, its scripts lie beside its entry.
    output: { ...common.output, assetPrefix: 'auto' },
    tools: {
      rspack: (config, { appendPlugins }) => {
        tuneRspack(config, { dir, uniqueName: container });
        // A container needs no entry of its own; Rsbuild only asks for one.
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
            // The registry's entry says what a manifest would, and types cross the boundary as contract libraries.
            manifest: false,
            dts: false,
            dev: false,
            experiments: {
              // The runtime's core comes from the shell, once for all.
              externalRuntime: true,
              optimization: { disableSnapshot: true, target: 'web' },
            },
          }),
        ]);
      },
    },
  };
}

/** The plugin asks for the CommonJS form of its runtime, of which nothing can be left out; as a module it is a third lighter, in every remote. */
function lighterRuntime(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/index\.cjs$/, 'bundler.js');
  });
}
