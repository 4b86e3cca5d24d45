import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decode } from '@jridgewell/sourcemap-codec';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { placeOf } from '../checks/layers.ts';
import { readWorkspace, workspaceRoot } from '../workspace.ts';

/**
 * Finds the modules that are in more than one of these scripts. Source maps tell which modules a script contains. So the same builds are
 * made once more in another folder, with maps that leave the scripts unchanged.
 *
 * @param scripts the paths of built scripts, as the browser fetched them.
 * @throws Error when a script is in none of the builds.
 */
export async function modulesLoadedTwice(scripts: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-maps-'));
  try {
    const apps = readWorkspace().filter((pkg) => ['shell', 'remote'].includes(placeOf(pkg).kind));
    const modules = new Map<string, string[]>();
    for (const { dir } of apps) {
      const out = join(folder, basename(dir));
      await buildWithMaps(join(workspaceRoot, dir), out);
      for (const script of scripts.filter((path) => belongsTo(path, basename(dir)))) {
        for (const module of modulesOf(mapOf(script, out), join(workspaceRoot, dir))) {
          modules.set(module, [...(modules.get(module) ?? []), script]);
        }
      }
    }
    return [...modules].filter(([, files]) => files.length > 1).map(([module]) => module);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildWithMaps(dir: string, out: string): Promise<void> {
  const file = createRequire(join(dir, 'package.json')).resolve('./rsbuild.config.ts');
  const { default: config }: { default: RsbuildConfig } = await import(pathToFileURL(file).href);
  const rsbuildConfig = mergeRsbuildConfig(config, {
    mode: 'production',
    output: { sourceMap: { js: 'hidden-source-map' }, distPath: { root: out }, emitAssets: true },
    logLevel: 'error',
  });
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({ cwd: dir, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
}

/** `/releases/bookings/…` belongs to bookings, everything else to the shell. */
function belongsTo(path: string, app: string): boolean {
  const remote = /^\/releases\/([\w-]+)\//.exec(path)?.[1];
  return (remote ?? 'shell') === app;
}

/**
 * The source map of a script's twin in the second build. Twins have the same name and chunk. The hashes between may differ, because the
 * order of the digests in a runtime chunk changes from build to build.
 */
function mapOf(path: string, out: string): string {
  const [name = ''] = basename(path).split('.');
  const [twin] = globSync(`**/${name}{.*,}.js`, { cwd: out });
  if (twin === undefined) throw new Error(`The build in ${out} has no script like ${path}.`);
  return join(out, `${twin}.map`);
}

/** The sources with at least one mapping in a script, by their paths from the repository's root. */
function modulesOf(mapFile: string, dir: string): string[] {
  // A script that only imports other chunks has no map.
  if (!existsSync(mapFile)) return [];
  const map: { mappings: string; sources: string[] } = JSON.parse(readFileSync(mapFile, 'utf8'));
  const used = new Set(decode(map.mappings).flatMap((line) => line.flatMap((segment) => segment[1] ?? [])));
  return [...used]
    .map((index) => map.sources[index] ?? '')
    .filter((source) => source !== '' && !/webpack\/|^webpack|^external |runtime\//.test(source))
    .map((source) => relative(workspaceRoot, resolve(dir, source.replace(/^webpack:\/\/[^/]*\//, ''))));
}
