import type { RemoteRelease } from '@console/platform/registry';
import type { KnownRegistry } from './registryFile.ts';

/** A script that index.html requests before the shell does. */
export interface Preload {
  href: string;
  integrity: string | undefined;
}

/**
 * Returns the scripts that a signed-in visitor of a path will need: the console, the remote that owns the path, its
 * page, and the shared modules that these take from the shell. The registry names them, so that the browser can fetch
 * all at once.
 */
export function preloadsFor(path: string, { shell, remotes }: KnownRegistry): Preload[] {
  if (!shell) return [];
  const preloads = new Map<string, Preload>();
  const add = ({ base, digests }: Pick<RemoteRelease, 'base' | 'digests'>, file: string) =>
    preloads.set(base + file, { href: base + file, integrity: digests[file] });
  for (const file of shell.console) add(shell, file);
  for (const { remote, code } of codesAt(path, remotes)) {
    for (const file of [remote.entry, ...code.flatMap(({ files }) => files)]) add(remote, file);
    for (const name of code.flatMap(({ shared }) => shared))
      for (const file of shell.shared[name] ?? []) add(shell, file);
  }
  return [...preloads.values()].filter(({ href }) => href.endsWith('.js'));
}

interface RemoteCode {
  remote: RemoteRelease;
  code: RemoteRelease['exposes'][string][];
}

/**
 * Returns the code of a path's page, and of the panels that other remotes show on this page. A panel is left out when
 * some visitors of the page may not see it.
 */
function codesAt(path: string, remotes: readonly RemoteRelease[]): RemoteCode[] {
  const found = pageAt(path, remotes);
  if (!found) return [];
  const { remote: owner, route } = found;
  const fillings = remotes.flatMap((remote) =>
    remote.slots
      .filter(({ slot, roles }) => route.opens?.includes(slot) && route.roles.every((role) => roles.includes(role)))
      .map(({ id }) => ({ remote, code: [remote.exposes['./slots'], remote.pages[id]] })),
  );
  return [{ remote: owner, code: [owner.exposes['./routes'], owner.pages[route.id]] }, ...fillings].map(
    ({ remote, code }) => ({ remote, code: code.filter((each) => each !== undefined) }),
  );
}

interface PageOfRemote {
  remote: RemoteRelease;
  route: RemoteRelease['routes'][number];
}

/** Returns the route of a path. The root and the dashboard lead to the landing screen. */
function pageAt(path: string, remotes: readonly RemoteRelease[]): PageOfRemote | null {
  if (path === '/' || path === '/dashboard' || path === '/login') {
    const remote = remotes.find(({ landing }) => landing !== undefined);
    const route = remote?.routes.find(({ id }) => id === remote.landing);
    return remote && route ? { remote, route } : null;
  }
  for (const remote of remotes) {
    const matching = remote.routes.filter((route) => matches(route.path, path));
    // A literal path wins over one with a parameter: /booking/create over /booking/:id.
    const route = matching.find((each) => !each.path.includes(':')) ?? matching[0];
    if (route) return { remote, route };
  }
  return null;
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.replace(/\/$/, '').split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, at) => (part.startsWith(':') ? actual[at] !== '' : part === actual[at]))
  );
}
