import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, digestsOf } from '@console/federation/digests';
import { pageRequests } from '@console/federation/remote-release';
import { type ReleasedRemote, releasedRemoteSchema } from '@console/platform/releases';
import type { OneBundle } from './buildOneBundle.ts';

/** The release build of a remote. */
export interface BuiltRemote {
  /** The remote's folder in the workspace. */
  dir: string;
  dist: string;
}

/**
 * Puts the one bundle into a releases folder, as a shell that contains its remotes. So the server preloads the scripts of a page as it does
 * for a release.
 */
export function placeOneBundle(
  releases: string,
  bundle: OneBundle,
  remotes: readonly BuiltRemote[],
  shellDist: string,
): void {
  const hash = contentHash(bundle.dist);
  const base = `/releases/shell/${hash}/`;
  const target = join(releases, 'shell', hash);
  mkdirSync(releases, { recursive: true });
  cpSync(bundle.dist, target, { recursive: true });
  const operations = [shellDist, ...remotes.map(({ dist }) => dist)].map(operationsOf);
  writeFileSync(join(target, 'operations.json'), JSON.stringify(Object.assign({}, ...operations)));
  const digests = digestsOf(bundle.dist);
  const console = bundle.filesOf('./console/index.ts');
  const { version, platform }: { version: string; platform: string } = readJson(join(shellDist, 'release.json'));
  const shell = { version, base, platform, digests, console, shared: {}, exports: {} };
  writeFileSync(join(target, 'release.json'), JSON.stringify(shell));
  const entries = remotes.map((remote) => entryOf(remote, bundle, base, digests, console[0] ?? ''));
  writeFileSync(join(releases, 'registry.json'), JSON.stringify({ shell, remotes: entries, history: [] }));
}

/**
 * The registry entry of a remote. The scripts of its pages are those of the one bundle. Its entry script is the
 * console's own script, which is already loaded.
 */
function entryOf(
  { dir, dist }: BuiltRemote,
  bundle: OneBundle,
  base: string,
  digests: Readonly<Record<string, string>>,
  entry: string,
): ReleasedRemote {
  const built = releasedRemoteSchema.parse({ ...readJson<object>(join(dist, 'release.json')), base });
  const requests = new Map(
    ['routes', 'slots'].flatMap((face) => {
      const source = join(dir, `src/${face}.ts`);
      return existsSync(source) ? [...pageRequests(source)] : [];
    }),
  );
  const filesOf = (id: string) => [...new Set((requests.get(id) ?? []).flatMap(bundle.filesOf))];
  const ids = [...built.routes, ...built.slots].map(({ id }) => id);
  const pages = Object.fromEntries(ids.map((id) => [id, { files: filesOf(id), shared: [] }]));
  const files = new Set([entry, ...Object.values(pages).flatMap((page) => page.files)]);
  const own = Object.fromEntries(Object.entries(digests).filter(([file]) => files.has(file)));
  return { ...built, entry, exposes: {}, pages, needs: {}, digests: own };
}

function operationsOf(dist: string): object {
  const file = join(dist, 'operations.json');
  return existsSync(file) ? readJson(file) : {};
}

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));
