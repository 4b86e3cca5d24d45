import { ConsoleError, errorCodeOf, type RouteModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteSource } from '../remotes/RemoteStore.ts';
import { type Container, loadContainer, type ShareScope } from './loadContainer.ts';
import { preloadScripts } from './preloadScripts.ts';
import { sharedModules } from './sharedModules.ts';

/** The remotes' code, over the network: each container once, given everything that is shared. */
export function createRemoteSource(): RemoteSource {
  const containers = new Map<string, Promise<Container>>();
  const scope = shareScope();

  function container(release: RemoteRelease): Promise<Container> {
    const known = containers.get(release.name);
    if (known) return known;
    const loading = loadContainer(release).then(async (loaded) => {
      await loaded.init(scope);
      return loaded;
    });
    containers.set(release.name, loading);
    return loading;
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
    forget: (release) => void containers.delete(release.name),
  };
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
