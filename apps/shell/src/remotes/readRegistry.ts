import { ConsoleError, PLATFORM_CONTRACT, type RouteRecord } from '@console/platform';
import { type RemoteRelease, registrySchema, remoteReleaseSchema } from '@console/platform/registry';
import { sharedModules } from './sharedModules.ts';

/** A remote of the registry that this shell cannot run, with the reason. */
export interface RefusedRemote {
  readonly name: string;
  readonly reason: string;
  /** The paths of the remote's screens. Empty when the entry cannot be read. */
  readonly paths: readonly string[];
}

/** The live releases, split into those that this shell can run and those that it refuses. */
export interface LiveRegistry {
  readonly shellVersion: string;
  readonly remotes: readonly RemoteRelease[];
  readonly refused: readonly RefusedRemote[];
}

const TIMEOUT_MS = 30_000;

/** Fetches `/registry.json`. The content is not checked yet. @throws ConsoleError when it cannot be fetched. */
export async function fetchRegistry(): Promise<unknown> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new ConsoleError(cause instanceof SyntaxError ? 'REGISTRY_INVALID' : 'REGISTRY_UNREACHABLE', { cause });
  }
}

/**
 * Checks the registry entry by entry. An invalid entry is refused, and the others stay.
 *
 * @throws ConsoleError when the content is not a registry.
 */
export function judgeRegistry(content: unknown): LiveRegistry {
  const registry = registrySchema.safeParse(content);
  if (!registry.success) throw new ConsoleError('REGISTRY_INVALID', { cause: registry.error });
  const remotes: RemoteRelease[] = [];
  const refused: RefusedRemote[] = [];
  for (const entry of registry.data.remotes) {
    const release = remoteReleaseSchema.safeParse(entry);
    const reason = release.success ? refusal(release.data, remotes) : describe(release.error.issues);
    if (release.success && !reason) remotes.push(release.data);
    else refused.push({ name: nameOf(entry), reason: reason ?? 'Its entry cannot be read.', paths: pathsOf(entry) });
  }
  return { shellVersion: registry.data.shell?.version ?? 'development', remotes, refused };
}

function refusal(release: RemoteRelease, accepted: readonly RemoteRelease[]): string | undefined {
  if (accepted.some((other) => other.name === release.name)) return 'A remote of this name is registered already.';
  if (major(release.platform) !== major(PLATFORM_CONTRACT)) {
    return `It was built for platform ${release.platform}; this shell offers ${PLATFORM_CONTRACT}.`;
  }
  const missing = Object.keys(release.needs).find((name) => !(name in sharedModules));
  if (missing) return `It needs ${missing}, which this shell does not offer.`;
  const clash = release.routes.find((route) =>
    accepted.some((other) => other.routes.some((taken) => same(taken, route))),
  );
  return clash && `Its route ${clash.path} is registered already.`;
}

const major = (version: string): string | undefined => version.split('.')[0];

const same = (one: Pick<RouteRecord, 'path' | 'id'>, other: Pick<RouteRecord, 'path' | 'id'>): boolean =>
  one.id === other.id || one.path.replaceAll(/:\w+/g, ':') === other.path.replaceAll(/:\w+/g, ':');

function describe(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string {
  const issue = issues[0];
  return issue
    ? `Its entry is wrong at ${issue.path.map(String).join('.') || 'its root'}: ${issue.message}.`
    : 'Its entry cannot be read.';
}

function nameOf(entry: unknown): string {
  const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'name') : undefined;
  return typeof name === 'string' ? name : 'unnamed';
}

function pathsOf(entry: unknown): string[] {
  const routes: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'routes') : undefined;
  if (!Array.isArray(routes)) return [];
  return routes
    .map((route: unknown) => (typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : null))
    .filter((path) => typeof path === 'string');
}
