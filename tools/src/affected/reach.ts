import { placeOf } from '../checks/layers.ts';
import { isTest } from '../checks/sources.ts';
import type { WorkspacePackage } from '../workspace.ts';
import type { ChangedFile } from './changedFiles.ts';

/** What a change can reach, as folders relative to the root. */
export interface Reach {
  /** Folders with tests of Vitest. */
  tests: string[];
  /** Folders with journeys. */
  journeys: string[];
  /** The domains whose cases of mutations and lists run. */
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
  const relevant = changed.filter((file) => !isDocument(file.path) && !isHarmless(file));
  if (relevant.some(({ path }) => reachesEverything(path))) return everything;
  const paths = relevant.map(({ path }) => path);
  const own = (path: string) => packages.find(({ dir }) => path.startsWith(`${dir}/`));
  const names = new Set([
    ...(await affected(paths.filter((path) => !isTestOf(path, own(path))))),
    ...paths.flatMap((path) => own(path)?.name ?? []),
  ]);
  const reached = packages.filter(({ name }) => names.has(name));
  const shell = reached.some((pkg) => placeOf(pkg).kind === 'shell');
  const domains = [...new Set(reached.flatMap((pkg) => domainOf(pkg)))].sort();
  const changedJourneys = paths.flatMap((path) => path.match(/^e2e\/[^/]+(?=\/)/)?.[0] ?? []);
  return {
    tests: reached.filter(({ dir }) => dir !== 'e2e').map(({ dir }) => dir),
    journeys: shell ? ['e2e'] : [...new Set([...domains.map((domain) => `e2e/${domain}`), ...changedJourneys])].sort(),
    cases: [...new Set(reached.flatMap((pkg) => (placeOf(pkg).kind === 'api' ? domainOf(pkg) : [])))].sort(),
  };
}

function domainOf(pkg: WorkspacePackage): string[] {
  const place = placeOf(pkg);
  return 'domain' in place ? [place.domain] : [];
}

function isDocument(path: string): boolean {
  return path.startsWith('docs/') || path.endsWith('.md');
}

/** Nothing that stood in the schema before has changed, so what stood on it stands. */
function isHarmless({ path, linesRemoved }: ChangedFile): boolean {
  return path === 'schema.graphql' && linesRemoved === 0;
}

function reachesEverything(path: string): boolean {
  return !path.includes('/') || /^(?:tools|e2e\/src|libs\/shared\/(?:api-kit|harness))\//.test(path);
}

function isTestOf(path: string, pkg: WorkspacePackage | undefined): boolean {
  return pkg !== undefined && /\.(?:test|spec)\.tsx?$/.test(path) && isTest(path.slice(pkg.dir.length + 1));
}
