import { readReleasesFolder } from '@console/api/env';
import { release } from '@console/releases';
import { type BuildOptions, buildConsole } from './buildConsole.ts';

/** The folder of the releases of `npm start` without RELEASES_DIR. Tests and measurements always use this folder. */
export const ownReleases = readReleasesFolder({});

/**
 * Builds the console and makes exactly this tree live in the workspace's releases folder, through the gate like any release. Journeys and
 * measurements run on it.
 *
 * @throws BuildError, or ReleaseRefused when the parts of this tree do not fit one another.
 */
export async function releaseBuilt(options: BuildOptions = {}): Promise<void> {
  const { apps } = await buildConsole(options);
  await release({ releases: ownReleases, builds: apps, exactly: true });
}
