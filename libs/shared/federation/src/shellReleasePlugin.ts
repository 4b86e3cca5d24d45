import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellReleaseSchema } from '@console/platform/registry';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { buildStats } from './buildStats.ts';
import { digestsOf } from './digests.ts';
import { packageVersion } from './packageVersion.ts';
import { sharedModules } from './sharedModules.ts';

/** Writes the shell's `release.json`: the digests of its scripts, and where each shared module lies. */
export function shellReleasePlugin({ dir, lazyConsole }: { dir: string; lazyConsole: string }): RsbuildPlugin {
  return {
    name: 'console-shell-release',
    setup(api) {
      api.onAfterBuild((built) => {
        const { stats } = built;
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const release = describe(dir, lazyConsole, stats, api.context.distPath);
        writeFileSync(join(api.context.distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      });
    },
  };
}

function describe(dir: string, lazyConsole: string, stats: Rspack.Stats, dist: string): unknown {
  const build = buildStats(stats);
  const shared = sharedModules.map((name) => [name, build.filesOf(name)] as const);
  return shellReleaseSchema.parse({
    version: packageVersion(dir),
    digests: digestsOf(dist),
    console: build.filesOf(lazyConsole),
    shared: Object.fromEntries(shared.filter(([, files]) => files.length > 0)),
  });
}
