import { StartProblem } from '@console/api';
import { readEnv, readReleasesFolder } from '@console/api/env';
import { ReleaseProblem, readReleasesFile, releaseNew, SHELL } from '@console/releases';
import { BuildError } from './build/BuildError.ts';
import { buildConsole } from './build/buildConsole.ts';
import { refuseLostRegistry } from './build/refuseLostRegistry.ts';

/** `npm start`: builds and releases everything that has changed, then serves the whole console. The API prints the address. */
try {
  const { DATABASE_URL, RELEASES_DIR } = readEnv(process.env);
  // A person who tries the console should see its address and the accounts, not log lines.
  if (!DATABASE_URL) process.env.LOG_LEVEL ||= 'warn';
  const releases = readReleasesFolder(process.env);
  const filled = readReleasesFile(releases).written.shell !== undefined;
  // A filled RELEASES_DIR is changed only by the release command.
  if (!(RELEASES_DIR && filled)) await releaseTree(releases, { filled, shared: RELEASES_DIR !== undefined });
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof BuildError || error instanceof ReleaseProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('@console/api/main');

/** Releases only builds that were not released before. So a rollback stays in force after a restart. */
async function releaseTree(releases: string, { filled, shared }: { filled: boolean; shared: boolean }): Promise<void> {
  const start = performance.now();
  const { apps, rebuilt } = await buildConsole({ onBuild: () => console.log('Building the console…') });
  if (rebuilt) console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  if (shared) refuseLostRegistry(releases, apps);
  try {
    const { live } = await releaseNew({ releases, builds: apps });
    const remotes = live.filter(({ name }) => name !== SHELL);
    if (filled) for (const { name, version } of live) console.log(`Released ${name} ${version}.`);
    else console.log(`Released the shell and ${remotes.length} remotes.`);
  } catch (error) {
    if (!(error instanceof ReleaseProblem && filled)) throw error;
    console.error(`What was built is not released, and what was live stays so:\n${error.message}`);
  }
}
