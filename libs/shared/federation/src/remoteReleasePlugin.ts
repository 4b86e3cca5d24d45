import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawingOf } from '@console/design-system/drawings';
import { type ReleasedRemote, releasedRemoteSchema } from '@console/platform/releases';
import { PLATFORM_CONTRACT, type RemoteDefinition, type RouteRecord } from '@console/platform/remote';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type BuildStats, buildStats } from './buildStats.ts';
import { ENTRY_FILE } from './container.ts';
import { digestsOf } from './digests.ts';
import { importedNames } from './importedNames.ts';
import { definedLinks, linkedPaths } from './linkedPaths.ts';
import { copyOperations } from './operations.ts';
import { packageVersion } from './packageVersion.ts';
import { isShared } from './sharedModules.ts';

/** The part of a registry entry that the build decides. Only the address is missing. */
export type BuiltRemote = Omit<ReleasedRemote, 'base'>;

/** Writes `release.json` beside the built scripts, from `remote.ts` and the build's result. */
export function remoteReleasePlugin({ dir, name }: { dir: string; name: string }): RsbuildPlugin {
  return {
    name: 'console-remote-release',
    setup(api) {
      const write = async (stats: Rspack.Stats | Rspack.MultiStats | undefined, development?: true) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const release = { ...(await describe(dir, name, stats, api.context.distPath)), development };
        writeFileSync(join(api.context.distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      };
      api.onAfterBuild(({ stats }) => write(stats));
      // This build looks for its development server and must not be released.
      api.onAfterDevCompile(({ stats }) => write(stats, true));
    },
  };
}

async function describe(dir: string, name: string, stats: Rspack.Stats, dist: string): Promise<BuiltRemote> {
  const definition = await readDefinition(dir);
  if (definition.name !== name)
    throw new Error(`remote.ts has the name ${definition.name}, but the build has the name ${name}.`);
  const build = buildStats(stats);
  const operations = copyOperations(dir, dist);
  const sources = sourcesOf(stats);
  const release = {
    name,
    title: definition.title,
    version: packageVersion(dir),
    platform: PLATFORM_CONTRACT,
    entry: ENTRY_FILE,
    exposes: exposed(build),
    pages: {
      ...pagesOf(definition.routes, join(dir, 'src/routes.ts'), build),
      ...pagesOf(definition.slots, join(dir, 'src/slots.ts'), build),
    },
    needs: needsOf(sources),
    links: linksOf(sources),
    digests: digestsOf(dist),
    ...(definition.landing && { landing: definition.landing }),
    ...(operations && { operations }),
    routes: definition.routes.map(withDrawing),
    slots: definition.slots,
    ...(definition.references && { references: definition.references }),
  };
  const { base: _, ...built } = releasedRemoteSchema.parse({ ...release, base: `/releases/${name}/unplaced/` });
  return built;
}

async function readDefinition(dir: string): Promise<RemoteDefinition> {
  const module: { default: RemoteDefinition } = await import(pathToFileURL(join(dir, 'src/remote.ts')).href);
  return module.default;
}

/** Adds the icon's drawing to a navigation entry, so that the shell needs no table of icons. */
function withDrawing(route: RouteRecord): RouteRecord {
  if (!route.navigation) return route;
  const { icon } = route.navigation;
  const drawing = { regular: pathOf(icon), filled: pathOf(`${icon}Filled`) };
  return { ...route, navigation: { ...route.navigation, drawing } };
}

function pathOf(icon: string): string {
  const { path, grid } = drawingOf(icon);
  if (grid !== 20)
    throw new Error(`The icon ${icon} has no drawing on a grid of 20. Choose another icon for the navigation.`);
  return path;
}

function exposed(build: BuildStats): ReleasedRemote['exposes'] {
  const exposes: ReleasedRemote['exposes'] = {};
  for (const name of ['routes', 'slots']) {
    const files = build.filesOfChunk(name);
    if (files.length > 0) exposes[`./${name}`] = { files, shared: build.sharedOfChunk(name) };
  }
  return exposes;
}

function pagesOf(entries: readonly { id: string }[], source: string, build: BuildStats): ReleasedRemote['pages'] {
  if (entries.length === 0) return {};
  const file = basename(source);
  if (!existsSync(source)) throw new Error(`remote.ts names ${entries[0]?.id}, but ${file} does not exist.`);
  const requests = pageRequests(source);
  return Object.fromEntries(
    entries.map(({ id }) => {
      const imports = requests.get(id) ?? [];
      if (imports.length === 0 || imports.some((request) => build.filesOf(request).length === 0))
        throw new Error(`${file} has no import() for ${id} of remote.ts.`);
      return [id, { files: of(imports, build.filesOf), shared: of(imports, build.sharedOf) }];
    }),
  );
}

const of = (imports: readonly string[], partsOf: (request: string) => string[]) =>
  [...new Set(imports.flatMap(partsOf))].sort();

/**
 * Maps the id of a route or a filling to its imports: of its page, such as `./booking-list/BookingListPage.tsx`, and of
 * the `route.ts` that imports the page, if it has one.
 *
 * @param source the path of a `routes.ts` or `slots.ts`.
 */
export function pageRequests(source: string): Map<string, string[]> {
  return new Map(
    [...importsById(readFileSync(source, 'utf8'))].map(([id, request]) => {
      if (basename(request) !== 'route.ts') return [id, [request]];
      const [page] = /(?<=\bimport\(\s*['"])[^'"]+/.exec(readFileSync(join(dirname(source), request), 'utf8')) ?? [];
      return [id, page === undefined ? [request] : [request, page]];
    }),
  );
}

/**
 * Maps the id of a route or a filling to the import of its entry: `'bookings.list': () => import('./booking-list/route.ts')`,
 * or `'bookings.contacts': { page: () => import('./contact-detail/ContactIndexPage.tsx') }`.
 */
export function importsById(entries: string): Map<string, string> {
  const entry =
    /['"]([\w-]+\.[\w.-]+)['"]:\s*(?:\(\)\s*=>|(?:(?:fillSlot|listRoute)\([^{]*)?{)(?:(?!\bimport\().)*?\bimport\(\s*['"]([^'"]+)['"]/gs;
  return new Map([...entries.matchAll(entry)].map(([, id = '', request = '']) => [id, request]));
}

/** The workspace's own sources in the build, by path. */
function sourcesOf(stats: Rspack.Stats): ReadonlyMap<string, string> {
  const files = [...stats.compilation.fileDependencies].filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Every name that the remote's own sources import from a shared module. */
function needsOf(sources: ReadonlyMap<string, string>): ReleasedRemote['needs'] {
  const needs = new Map<string, Set<string>>();
  for (const { from, names } of [...sources.values()].flatMap(importedNames)) {
    if (!isShared(from) || names.length === 0) continue;
    const known = needs.get(from) ?? new Set();
    for (const name of names) known.add(name);
    needs.set(from, known);
  }
  return Object.fromEntries([...needs].sort().map(([module, names]) => [module, [...names].sort()]));
}

/** Every address that the remote links to. Shared libraries contain none. */
function linksOf(sources: ReadonlyMap<string, string>): string[] {
  const own = [...sources].flatMap(([file, source]) => (file.includes('/libs/shared/') ? [] : [source]));
  const links = definedLinks(own);
  return [...new Set(own.flatMap((source) => linkedPaths(source, links)))].sort();
}
