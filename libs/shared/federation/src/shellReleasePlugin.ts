import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedShellSchema } from '@console/platform/releases';
import { PLATFORM_CONTRACT } from '@console/platform/remote';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { buildStats } from './buildStats.ts';
import { digestsOf } from './digests.ts';
import { exportedNames } from './exportedNames.ts';
import { copyOperations } from './operations.ts';
import { packageVersion } from './packageVersion.ts';
import { RELEASE_BASE } from './releaseBase.ts';
import { sharedModules } from './sharedModules.ts';

/**
 * Writes the shell's `release.json`: the digests of its scripts, the file of each shared module, and the exported names. Also lets
 * index.html find its scripts at any address of the release.
 */
export function shellReleasePlugin({ dir, lazyConsole }: { dir: string; lazyConsole: string }): RsbuildPlugin {
  return {
    name: 'console-shell-release',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        placeable(join(api.context.distPath, 'index.html'));
        const release = describe(dir, lazyConsole, stats, api.context.distPath);
        writeFileSync(join(api.context.distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      });
    },
  };
}

/** Puts the placeholder for the release's address before each script address in index.html. */
export function placeable(index: string): void {
  const page = readFileSync(index, 'utf8').replaceAll(/(<script\b[^>]*\bsrc=")\/(?!\/)/g, `$1${RELEASE_BASE}`);
  writeFileSync(index, page);
}

function describe(dir: string, lazyConsole: string, stats: Rspack.Stats, dist: string): unknown {
  const build = buildStats(stats);
  const shared = sharedModules.map((name) => [name, build.filesOf(name)] as const);
  const operations = copyOperations(dir, dist);
  const release = {
    version: packageVersion(dir),
    platform: PLATFORM_CONTRACT,
    digests: digestsOf(dist),
    console: build.filesOf(lazyConsole),
    shared: Object.fromEntries(shared.filter(([, files]) => files.length > 0)),
    exports: exportedNames(stats, dir, sharedModules),
    ...(operations && { operations }),
  };
  const { base: _, ...built } = releasedShellSchema.parse({ ...release, base: '/releases/shell/unplaced/' });
  return built;
}
