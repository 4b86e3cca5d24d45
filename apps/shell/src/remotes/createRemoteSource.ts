import { ConsoleError, type ErrorCode, errorCodeOf, type RouteModules, type SlotModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { containerName, createFederationHost, type FederationHost } from './federationHost.ts';
import { preloadScripts } from './preloadScripts.ts';
import type { RemoteFace, RemoteSource } from './RemoteStore.ts';

/** Loads the code of remotes over the network, with Module Federation. Each container is loaded once and gets the shared modules. */
export function createRemoteSource(releases: readonly RemoteRelease[]): RemoteSource {
  const common = createFederationHost(releases, 1);
  const hosts = new Map<string, FederationHost>();
  const failed = new Set<string>();
  let attempts = 1;

  return {
    loadRoutes: (release) => load(release, 'routes', isRouteModules),
    loadSlots: (release) => load(release, 'slots', isSlotModules),
    preload: preloadScripts,
    forget: (release) => void failed.add(release.name),
  };

  /** Loads the default export of an exposed module of a container. @throws ConsoleError */
  async function load<Modules>(
    release: RemoteRelease,
    face: RemoteFace,
    isModules: (value: unknown) => value is Modules,
  ): Promise<Modules> {
    if (failed.delete(release.name)) startAgain(release);
    const host = hosts.get(release.name) ?? common;
    try {
      const exposed: unknown = await host.loadRemote(`${containerName(release.name)}/${face}`);
      const modules: unknown = typeof exposed === 'object' && exposed !== null && Reflect.get(exposed, 'default');
      if (isModules(modules)) return modules;
      throw new ConsoleError(faceFailed[face], { detail: `./${face} has no modules` });
    } catch (cause) {
      const detail = `${release.name} ${release.version}`;
      throw new ConsoleError(errorCodeOf(cause, codeOf(cause, release, face)), { cause, detail });
    }
  }

  /**
   * Prepares another attempt for a remote that failed. The first attempt may have left a half-loaded container, a
   * damaged script in the browser's cache, or a script that never arrives. So the remote gets a host of its own, and
   * its entry gets another URL (decision 0007). Registering the remote again in the common host would also drop the
   * shared modules.
   */
  function startAgain(release: RemoteRelease): void {
    const { href } = new URL(release.base, location.origin);
    // Removes the scripts of the failed attempt. Otherwise the new container would reuse them instead of requesting its
    // chunks.
    for (const script of [...document.scripts]) if (script.src.startsWith(href)) script.remove();
    Reflect.deleteProperty(window, containerName(release.name));
    attempts += 1;
    hosts.set(release.name, createFederationHost([release], attempts));
  }
}

const faceFailed: Record<RemoteFace, ErrorCode> = { routes: 'REMOTE_ROUTES_FAILED', slots: 'SLOT_CODE_FAILED' };

/** Returns the error code: the entry did not arrive, arrived too late, or arrived and then failed. */
function codeOf(error: unknown, release: RemoteRelease, face: RemoteFace): ErrorCode {
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout|timed out/i.test(message)) return 'REMOTE_ENTRY_TIMEOUT';
  return Reflect.has(window, containerName(release.name)) ? faceFailed[face] : 'REMOTE_ENTRY_FAILED';
}

const isRouteModules = (value: unknown): value is RouteModules =>
  everyModule(value, (module) => typeof module === 'function' || has('page', module));
const isSlotModules = (value: unknown): value is SlotModules => everyModule(value, (module) => has('panel', module));

function everyModule(value: unknown, isModule: (module: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isModule);
}

function has(part: string, module: unknown): boolean {
  return typeof module === 'object' && module !== null && typeof Reflect.get(module, part) === 'function';
}
