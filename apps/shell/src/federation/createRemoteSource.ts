import { ConsoleError, errorCodeOf, type RouteModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteSource } from '../remotes/RemoteStore.ts';
import { type Container, loadContainer, type ShareScope } from './loadContainer.ts';
import { preloadScripts } from './preloadScripts.ts';
import { sharedModules } from './sharedModules.ts';

/** The remotes' code, over the network: each container once, given everything that is shared. */
export function createRemoteSource(): RemoteSource {
  const containers = new Map<string, Promise<Container>>();
  const failed = new Set<string>();
  const scope = shareScope();

  function container(release: RemoteRelease): Promise<Container> {
    const known = containers.get(release.name);
    if (known) return known;
    const loading = start(release);
    containers.set(release.name, loading);
    return loading;
  }

  async function start(release: RemoteRelease): Promise<Container> {
    // What failed once may lie damaged in the browser's cache.
    if (failed.delete(release.name)) await fetchAnew(release);
    const loaded = await loadContainer(release);
    await loaded.init(scope);
    return loaded;
  }

  return {
    async loadRoutes(release) {
      const loaded = await container(release);
      try {
        const factory = await loaded.get('./routes');
        return routesOf(factory());
      } catch (cause) {
        throw new ConsoleError(errorCodeOf(cause, 'REMOTE_ROUTES_FAILED'), {
          cause,
          detail: `${release.name} ${release.version}`,
        });
      }
    },
    preload: (release, routeId) => preloadScripts(release, routeId),
    forget(release) {
      containers.delete(release.name);
      failed.add(release.name);
    },
  };
}

/** Replaces a release's scripts in the browser's cache. */
async function fetchAnew({ base, digests }: RemoteRelease): Promise<void> {
  await Promise.allSettled(Object.keys(digests).map((file) => fetch(base + file, { cache: 'reload' })));
}

function shareScope(): ShareScope {
  const scope: ShareScope = {};
  for (const [name, load] of Object.entries(sharedModules)) {
    scope[name] = { [SHARED_VERSION]: { get: () => factoryOf(load()), from: 'shell', loaded: 1 } };
  }
  return scope;
}

/** There is only ever one of each, whose fitness the release gate has judged by name; the number is a formality. */
const SHARED_VERSION = '1.0.0';

function factoryOf(module: object | Promise<object>): (() => object) | Promise<() => object> {
  return module instanceof Promise ? module.then((loaded) => () => loaded) : () => module;
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
