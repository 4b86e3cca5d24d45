import { ConsoleError, type ErrorCode, errorCodeOf, type RouteModules, type SlotModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import type { RemoteFace, RemoteSource } from '../remotes/RemoteStore.ts';
import { containerName, createFederationHost, type FederationHost } from './federationHost.ts';
import { preloadScripts } from './preloadScripts.ts';

/** The remotes' code, over the network: each container once, given everything that is shared. */
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

  /** The default export of what a container exposes under this name. @throws ConsoleError */
  async function load<Modules>(
    release: RemoteRelease,
    face: RemoteFace,
    isModules: (value: unknown) => value is Modules,
  ): Promise<Modules> {
    if (failed.delete(release.name)) startAfresh(release);
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
   * What failed once may lie half-loaded in the runtime and in its container, and damaged in the browser's cache; what hangs would be
   * found hanging again. Registering a remote again by force would take the shared modules along, so it gets a host of its own, and its
   * scripts are asked for under addresses of their own (decision 0007).
   */
  function startAfresh(release: RemoteRelease): void {
    const { href } = new URL(release.base, location.origin);
    // A container takes a script of its chunk that stands in the page for its own.
    for (const script of [...document.scripts]) if (script.src.startsWith(href)) script.remove();
    Reflect.deleteProperty(window, containerName(release.name));
    attempts += 1;
    hosts.set(release.name, createFederationHost([release], attempts));
  }
}

const faceFailed: Record<RemoteFace, ErrorCode> = { routes: 'REMOTE_ROUTES_FAILED', slots: 'SLOT_CODE_FAILED' };

/** The runtime's own codes say whether the entry did not arrive, arrived late, or arrived and failed. */
function codeOf(error: unknown, release: RemoteRelease, face: RemoteFace): ErrorCode {
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout|timed out/i.test(message)) return 'REMOTE_ENTRY_TIMEOUT';
  return Reflect.has(window, containerName(release.name)) ? faceFailed[face] : 'REMOTE_ENTRY_FAILED';
}

const isRouteModules = (value: unknown): value is RouteModules => everyModuleHas('page', value);
const isSlotModules = (value: unknown): value is SlotModules => everyModuleHas('panel', value);

function everyModuleHas(part: string, value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (module: unknown) =>
        typeof module === 'object' && module !== null && typeof Reflect.get(module, part) === 'function',
    )
  );
}
