import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStats } from '@console/federation/build-stats';
import { placeable } from '@console/federation/shell-release';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { type OneBundleEntry, writeOneBundleEntry } from './oneBundleEntry.ts';

export interface OneBundle {
  dist: string;
  /** The scripts that an `import('…')` of this request loads. */
  filesOf(request: string): string[];
}

/**
 * Builds the shell and the remotes as one program: the shell's own build, with the remotes' loaders instead of the federation. Lazy code
 * stays lazy.
 *
 * @param shell the shell's folder.
 * @param folder a folder that it may write to.
 */
export async function buildOneBundle(
  shell: string,
  remotes: ReadonlyMap<string, string>,
  folder: string,
): Promise<OneBundle> {
  const dist = join(folder, 'dist');
  const entry = writeOneBundleEntry(join(folder, 'entry'), remotes);
  const file = createRequire(join(shell, 'package.json')).resolve('./rsbuild.config.ts');
  const { default: config }: { default: RsbuildConfig } = await import(pathToFileURL(file).href);
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({
    cwd: shell,
    rsbuildConfig: mergeRsbuildConfig(withoutRelease(config), {
      mode: 'production',
      logLevel: 'error',
      output: { distPath: { root: dist }, emitAssets: true },
      tools: { rspack: (_, { appendPlugins }) => appendPlugins(inPlaceOfFederation(entry)) },
    }),
  });
  const { stats, close } = await rsbuild.build();
  await close();
  if (!stats || !('compilation' in stats)) throw new Error('The one bundle has no statistics.');
  placeable(join(dist, 'index.html'));
  return { dist, filesOf: buildStats(stats).filesOf };
}

/** The one bundle shares no module at run time, so the shell's release description does not apply. */
function withoutRelease({ plugins = [], ...config }: RsbuildConfig): RsbuildConfig {
  const kept = plugins.filter(
    (plugin) => !(plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'console-shell-release'),
  );
  return { ...config, plugins: kept };
}

function inPlaceOfFederation({ source, shared }: OneBundleEntry): Rspack.RspackPluginInstance[] {
  const { NormalModuleReplacementPlugin } = rspack;
  return [
    new NormalModuleReplacementPlugin(/\/federation\/createRemoteSource\.ts$/, source),
    new NormalModuleReplacementPlugin(/\/federation\/sharedModules\.ts$|^\.\/sharedModules\.ts$/, shared),
  ];
}
