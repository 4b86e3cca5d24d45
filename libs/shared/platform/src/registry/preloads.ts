import { type Registry, type RemoteRelease, remoteReleaseSchema } from './registry.ts';

/** A script that a screen will need, and its digest. */
export interface Preload {
  href: string;
  integrity: string;
}

/**
 * Every script between index.html and the screen at a path, beyond those that index.html itself names: what the console would otherwise
 * find out step by step, asked for at once (architecture §3).
 *
 * @param pathname of the address that was asked for; `/` and `/dashboard` mean the landing screen.
 */
export function preloadsOf({ shell, remotes: entries }: Registry, pathname: string): Preload[] {
  const remotes = entries.flatMap((entry) => remoteReleaseSchema.safeParse(entry).data ?? []);
  const found = screenAt(remotes, pathname);
  const codes = found ? [found.remote.exposes['./routes'], found.remote.pages[found.routeId]] : [];
  const needed = codes.filter((code) => code !== undefined);
  const shared = needed.flatMap((code) => code.shared).flatMap((name) => shell?.shared[name] ?? []);
  const ofRemote = found ? [found.remote.entry, ...needed.flatMap(({ files }) => files)] : [];
  return [
    ...unique([...(shell?.console ?? []), ...shared]).flatMap((file) => preload('/', file, shell?.digests)),
    ...unique(ofRemote).flatMap((file) => preload(found?.remote.base ?? '/', file, found?.remote.digests)),
  ];
}

function screenAt(
  remotes: readonly RemoteRelease[],
  pathname: string,
): { remote: RemoteRelease; routeId: string } | null {
  const isLanding = ['/', '/app', '/dashboard', '/login'].includes(pathname);
  const candidates = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const found = candidates
    .filter(({ remote, route }) => (isLanding ? remote.landing === route.id : matches(route.path, pathname)))
    .sort((one, other) => one.route.path.split(':').length - other.route.path.split(':').length)[0];
  return found ? { remote: found.remote, routeId: found.route.id } : null;
}

/** Whether a path is one of a route's: `/booking/:id` has `/booking/01J…`. */
function matches(route: string, pathname: string): boolean {
  const wanted = route.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

function preload(base: string, file: string, digests: Record<string, string> = {}): Preload[] {
  const integrity = digests[file];
  return integrity ? [{ href: base + file, integrity }] : [];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
