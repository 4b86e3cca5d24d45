import { ConsoleError, type ErrorCode, errorCodeOf, type RouteModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteSource } from '../remotes/RemoteStore.ts';
import { containerName, createFederationHost, ENTRY_TIMEOUT, type FederationHost } from './federationHost.ts';
import { preloadScripts } from './preloadScripts.ts';

/** The remotes' code, over the network: each container once, given everything that is shared. */
export function createRemoteSource(releases: readonly RemoteRelease[]): RemoteSource {
  const common = createFederationHost(releases, 1);
  const hosts = new Map<string, FederationHost>();
  const failed = new Set<string>();
  let attempts = 1;

  return {
    async loadRoutes(release) {
      if (failed.delete(release.name)) await startAfresh(release);
      const host = hosts.get(release.name) ?? common;
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

  /**
   * What failed once may lie half-loaded in the runtime and in its container, and damaged in the browser's cache. Registering a remote
   * again by force would take the shared modules along, so it gets a host of its own.
   */
  async function startAfresh(release: RemoteRelease): Promise<void> {
    const files = Object.keys(release.digests);
    const signal = AbortSignal.timeout(ENTRY_TIMEOUT);
    await Promise.allSettled(files.map((file) => fetch(release.base + file, { cache: 'reload', signal })));
    Reflect.deleteProperty(window, containerName(release.name));
    attempts += 1;
    hosts.set(release.name, createFederationHost([release], attempts));
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
