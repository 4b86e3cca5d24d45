import { contentHash } from '@console/federation/digests';
import { ReleaseProblem, readReleases } from '@console/releases';
import type { BuiltApp } from './buildConsole.ts';

/**
 * Refuses to fill a releases folder that has lost its registry. Such a folder contains releases that were not built
 * from this tree, but none of them is live. Filling it would replace the releases of every team.
 *
 * @throws ReleaseProblem when the registry is lost.
 */
export function refuseLostRegistry(releases: string, apps: readonly BuiltApp[]): void {
  // An interrupted first start leaves releases of this tree. The next start continues with them.
  const own = new Set(apps.map(({ name, dist }) => `${name} ${contentHash(dist)}`));
  const others = readReleases(releases).filter(({ name, hash }) => !own.has(`${name} ${hash}`));
  if (others.length === 0) return;
  throw new ReleaseProblem(
    `${releases} holds ${others.length} releases, but no registry.json says which of them are live. Restore a copy of it, or make each release live with \`npm run rollback -- <name> <version>\`, the shell first.`,
  );
}
