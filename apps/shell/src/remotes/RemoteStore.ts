import { ConsoleError, type ErrorCode, errorCodeOf, type RouteModule, type RouteModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';

/** How a remote stands in this tab, for the About panel. */
export type RemoteState =
  | { readonly status: 'not-loaded' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** The way to a remote's code. @throws ConsoleError */
export interface RemoteSource {
  loadRoutes(release: RemoteRelease): Promise<RouteModules>;
  /** Asks for all of a route's scripts at once, before they are found out one after the other. */
  preload(release: RemoteRelease, routeId: string): void;
  /** Drops what was kept of a failed attempt, so that the next one asks the network again. */
  forget(release: RemoteRelease): void;
}

const NOT_LOADED: RemoteState = { status: 'not-loaded' };

/** Loads each remote once, when one of its screens is wanted; a failed one is tried again the next time it is wanted. */
export class RemoteStore {
  readonly #source: RemoteSource;
  readonly #releases: ReadonlyMap<string, RemoteRelease>;
  readonly #loads = new Map<string, Promise<RouteModules>>();
  readonly #listeners = new Set<() => void>();
  #states: ReadonlyMap<string, RemoteState> = new Map();

  constructor(source: RemoteSource, releases: readonly RemoteRelease[]) {
    this.#source = source;
    this.#releases = new Map(releases.map((release) => [release.name, release]));
  }

  /** What is needed to enter a route of a remote. @throws ConsoleError */
  async routeModule(remote: string, routeId: string): Promise<RouteModule> {
    const release = this.#releases.get(remote);
    if (release) this.#source.preload(release, routeId);
    const modules = await this.#load(remote);
    const module = modules[routeId];
    if (!module) throw new ConsoleError('REMOTE_ROUTES_FAILED', { detail: `${remote} has no ${routeId}` });
    return module;
  }

  /** Forgets a remote whose code failed somewhere, so that the next attempt starts with a fresh container. */
  drop(remote: string): void {
    const release = this.#releases.get(remote);
    if (!release) return;
    this.#loads.delete(remote);
    this.#source.forget(release);
  }

  state(remote: string): RemoteState {
    return this.#states.get(remote) ?? NOT_LOADED;
  }

  /** The same map until a state changes. */
  states = (): ReadonlyMap<string, RemoteState> => this.#states;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #load(name: string): Promise<RouteModules> {
    const running = this.#loads.get(name);
    if (running) return running;
    const release = this.#releases.get(name);
    if (!release) throw new ConsoleError('REMOTE_REFUSED', { detail: name });
    this.#set(name, { status: 'loading' });
    const load = this.#source.loadRoutes(release).then(
      (modules) => {
        this.#set(name, { status: 'loaded' });
        return modules;
      },
      (error: unknown) => {
        this.#loads.delete(name);
        this.#source.forget(release);
        this.#set(name, { status: 'failed', code: errorCodeOf(error, 'REMOTE_ENTRY_FAILED') });
        throw error;
      },
    );
    this.#loads.set(name, load);
    return load;
  }

  #set(name: string, state: RemoteState): void {
    this.#states = new Map(this.#states).set(name, state);
    for (const listener of this.#listeners) listener();
  }
}
