import { ConsoleError, type ErrorCode, errorCodeOf, type RouteModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteSource } from '../remotes/RemoteStore.ts';
import { containerName, createFederationHost, federated } from './federationHost.ts';
import { preloadScripts } from './preloadScripts.ts';

/** The remotes' code, over the network: each container once, given everything that is shared. */
export function createRemoteSource(releases: readonly RemoteRelease[]): RemoteSource {
  const digests = new Map(releases.map((release) => [federated(release).entry, release.digests[release.entry]]));
  const host = createFederationHost((url) => digests.get(url));
  const failed = new Set<string>();
  host.registerRemotes(releases.map(federated));

  return {
    async loadRoutes(release) {
      if (failed.delete(release.name)) await registerAnew(release);
      try {
        return routesOf(await host.loadRemote(`${containerName(release.name)}/routes`));
      } catch (cause) {
        const detail = `${release.name} ${release.version}`;
        throw new ConsoleError(errorCodeOf(cause, codeOf(cause, release)), { cause, detail });
      }
    },
    preload: preloadScripts,
    forget: (release) => void failed.add(release.name),
  };

  /** What failed once may lie half-loaded in the runtime, and damaged in the browser's cache. */
  async function registerAnew(release: RemoteRelease): Promise<void> {
    const { base } = release;
    await Promise.allSettled(Object.keys(release.digests).map((file) => fetch(base + file, { cache: 'reload' })));
    host.registerRemotes([federated(release)], { force: true });
  }
}

/** The runtime's own codes say whether the entry did not arrive, arrived late, or arrived and failed. */
function codeOf(error: unknown, release: RemoteRelease): ErrorCode {
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout|timed out/i.test(message)) return 'REMOTE_ENTRY_TIMEOUT';
  return Reflect.has(window, containerName(release.name)) ? 'REMOTE_ROUTES_FAILED' : 'REMOTE_ENTRY_FAILED';
}

function routesOf(module: unknown): RouteModules {
  const routes: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
  if (isRouteModules(routes)) return routes;
  throw new ConsoleError('REMOTE_ROUTES_FAILED', { detail: './routes has no route modules' });
}

function isRouteModules(value: unknown): value is RouteModules {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (module) => typeof module === 'object' && module !== null && typeof module.page === 'function',
    )
  );
}
