import { contentHash } from '@console/federation/digests';
import { ReleaseProblem, readReleases } from '@console/releases';
import type { BuiltApp } from './buildConsole.ts';

/**
 * Makes sure that nothing is lost by filling a releases folder in which nothing is live: where releases stand that were not built from this tree,
 * its registry is missing, and this tree would take the place of what every team has released.
 *
 * @throws ReleaseProblem when it is.
 */
export function refuseLostRegistry(releases: string, apps: readonly BuiltApp[]): void {
  // A first start that was killed leaves its own releases there, and goes on.
  const own = new Set(apps.map(({ name, dist }) => `${name} ${contentHash(dist)}`));
  const others = readReleases(releases).filter(({ name, hash }) => !own.has(`${name} ${hash}`));
  if (others.length === 0) return;
  throw new ReleaseProblem(
    `${releases} holds ${others.length} releases, but no registry.json says which of them are live. Put a copy of it back, or say it with \`npm run rollback -- <name> <version>\`, the shell first.`,
  );
}
