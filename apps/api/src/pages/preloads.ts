import type { RemoteRelease } from '@console/platform/registry';
import type { KnownRegistry } from './registryFile.ts';

/** A script that index.html asks for before the shell does. */
export interface Preload {
  href: string;
  integrity: string | undefined;
}

/**
 * The scripts that a signed-in visitor of a path will need: the console beyond sign-in, the remote that owns the path,
 * its page, and the shared modules that those take from the shell. They are known from the registry, so that all can
 * be fetched at once (architecture §3).
 */
export function preloadsFor(path: string, { shell, remotes }: KnownRegistry): Preload[] {
  if (!shell) return [];
  const preloads = new Map<string, Preload>();
  const addShell = (file: string) => preloads.set(`/${file}`, { href: `/${file}`, integrity: shell.digests[file] });
  for (const file of shell.console) addShell(file);
  const found = pageAt(path, remotes);
  if (found) {
    const { remote, routeId } = found;
    const code = [remote.exposes['./routes'], remote.pages[routeId]].filter((each) => each !== undefined);
    for (const file of [remote.entry, ...code.flatMap(({ files }) => files)]) {
      const href = `${remote.base}${file}`;
      preloads.set(href, { href, integrity: remote.digests[file] });
    }
    for (const name of code.flatMap(({ shared }) => shared))
      for (const file of shell.shared[name] ?? []) addShell(file);
  }
  return [...preloads.values()].filter(({ href }) => href.endsWith('.js'));
}

/** The route of a path; the dashboard and the root lead to the landing screen. */
function pageAt(path: string, remotes: readonly RemoteRelease[]): { remote: RemoteRelease; routeId: string } | null {
  if (path === '/' || path === '/dashboard' || path === '/login') {
    const remote = remotes.find(({ landing }) => landing !== undefined);
    return remote?.landing ? { remote, routeId: remote.landing } : null;
  }
  for (const remote of remotes) {
    const matching = remote.routes.filter((route) => matches(route.path, path));
    // A literal path is meant before one with a parameter: /booking/create before /booking/:id.
    const route = matching.find((each) => !each.path.includes(':')) ?? matching[0];
    if (route) return { remote, routeId: route.id };
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
