import { resolve } from 'node:path';
import { ReleaseProblem, release } from '@console/releases';
import { type BuiltApp, buildApps } from '../build/buildConsole.ts';
import { printChange } from './printChange.ts';

/**
 * Builds apps and releases them together, as one change.
 *
 * @param from a folder with a finished build, instead of building.
 */
export async function releaseCommand(releases: string, names: readonly string[], from: string | undefined) {
  const builds = from === undefined ? await built(names) : [givenBuild(names, from)];
  const start = performance.now();
  const changed = await release({ releases, builds });
  printChange(names, changed, performance.now() - start);
}

async function built(names: readonly string[]): Promise<BuiltApp[]> {
  const start = performance.now();
  console.log(`Building ${names.join(', ')}…`);
  const apps = await buildApps(names);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return apps;
}

function givenBuild(names: readonly string[], from: string): BuiltApp {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new ReleaseProblem('--from takes the build of one name.');
  return { name, dist: resolve(from) };
}
