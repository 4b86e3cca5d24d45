import { parseArgs } from 'node:util';
import { readReleasesFolder } from '@console/api/env';
import { ReleaseProblem, readReleases } from '@console/releases';
import { BuildError } from '../build/BuildError.ts';
import { releasesTable } from './releasesTable.ts';
import { rollbackCommand } from './rollbackCommand.ts';

const USAGE = `npm run release -- <name>… [--from <folder>]   builds remotes or the shell, and makes them live
npm run rollback -- <name> [version]           makes an earlier release live again
npm run releases                               lists what is kept`;

/** `npm run release`, `npm run rollback` and `npm run releases`. Each exits with 1 and a reason when nothing was changed. */
const [command, ...args] = process.argv.slice(2);
try {
  const { values, positionals } = parseArgs({ args, options: { from: { type: 'string' } }, allowPositionals: true });
  const releases = readReleasesFolder(process.env);
  const [name, version, ...rest] = positionals;
  if (command === 'releases' && name === undefined) console.log(releasesTable(readReleases(releases), releases));
  else if (command === 'release' && name !== undefined) {
    // Loads the build tools only for a release. A rollback must be quick and does not need them.
    const { releaseCommand } = await import('./releaseCommand.ts');
    await releaseCommand(releases, positionals, values.from);
  } else if (command === 'rollback' && name !== undefined && rest.length === 0)
    await rollbackCommand(releases, name, version);
  else stop(USAGE);
} catch (error) {
  if (isUsage(error)) stop(`${error.message}\n${USAGE}`);
  else if (error instanceof ReleaseProblem || error instanceof BuildError) stop(error.message);
  else throw error;
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function stop(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
