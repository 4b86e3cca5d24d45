import { placeOf } from '../checks/layers.ts';
import type { WorkspacePackage } from '../workspace.ts';
import type { ChangedFile } from './changedFiles.ts';

/** What a change can reach, as folders relative to the root. */
export interface Reach {
  /** Folders with tests of Vitest. */
  tests: string[];
  /** Folders with journeys. */
  journeys: string[];
  /** The domains whose cases of mutations run. None when the change reaches no domain’s API: then all cases run, if any. */
  cases: string[];
}

/** Every part of the suite. */
export const everything = 'everything';

/**
 * Returns what a change can reach. Files at the root, tools, and the parts of the API that all domains stand on reach everything. Documents
 * reach no test. A test reaches only its own package.
 *
 * @param affected returns the packages that a change of files can reach, by name.
 */
export async function reachOf(
  changed: readonly ChangedFile[],
  packages: readonly WorkspacePackage[],
  affected: (files: readonly string[]) => Promise<readonly string[]>,
): Promise<Reach | typeof everything> {
  const paths = changed.filter((file) => !isDocument(file) && !hasOnlyGrown(file)).map(({ path }) => path);
  const sources = paths.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path));
  if (sources.some(reachesEverything)) return everything;
  const names = new Set(await affected(sources));
  const reached = packages.filter(
    ({ name, dir }) => names.has(name) || paths.some((path) => path.startsWith(`${dir}/`)),
  );
  const places = reached.map(placeOf);
  const remotes = packages.map(placeOf).flatMap((place) => (place.kind === 'remote' ? place.domain : []));
  const domains = places.flatMap((place) => ('domain' in place ? place.domain : []));
  const journeys = [
    ...domains.filter((domain) => remotes.includes(domain)).map((domain) => `e2e/${domain}`),
    ...paths.flatMap((path) => path.match(/^e2e\/[^/]+(?=\/)/)?.[0] ?? []),
  ];
  return {
    tests: reached.filter((pkg) => placeOf(pkg).kind !== 'e2e').map(({ dir }) => dir),
    journeys: places.some(({ kind }) => kind === 'shell') ? ['e2e'] : sorted(journeys),
    cases: sorted(places.flatMap((place) => (place.kind === 'api' ? place.domain : []))),
  };
}

function isDocument({ path }: ChangedFile): boolean {
  return path.startsWith('docs/') || path.endsWith('.md');
}

/** What stood on the schema before still stands, when the schema lost no line. */
function hasOnlyGrown({ path, linesRemoved }: ChangedFile): boolean {
  return path === 'schema.graphql' && linesRemoved === 0;
}

function reachesEverything(path: string): boolean {
  return !path.includes('/') || /^(?:tools|apps\/api|e2e\/src|libs\/shared\/(?:api-kit|harness))\//.test(path);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
