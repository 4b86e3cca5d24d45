import { readReleasesFolder } from '@console/api/env';
import { release } from '@console/releases';
import { type BuildOptions, buildConsole } from './buildConsole.ts';

/** Where `npm start` keeps the releases when RELEASES_DIR names no other place. Tests and measurements always use this one. */
export const ownReleases = readReleasesFolder({});

/**
 * Builds the console and makes exactly this tree live in the releases folder of the workspace, through the gate as any release: what the
 * journeys and the measurements run on.
 *
 * @throws BuildError, or ReleaseRefused when the parts of this tree do not fit one another.
 */
export async function releaseBuilt(options: BuildOptions = {}): Promise<void> {
  const { apps } = await buildConsole(options);
  await release({ releases: ownReleases, builds: apps, exactly: true });
}
