import {
  allows,
  ConsoleError,
  type ErrorCode,
  errorCodeOf,
  type Role,
  type RouteModule,
  type RouteModules,
  type SlotFill,
  type SlotModuleOf,
  type SlotModules,
} from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';

/** The state of a remote in this tab. */
export type RemoteState =
  | { readonly status: 'not-loaded' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** The modules that a remote's container exposes: its screens, and its fillings of slots. */
export type RemoteFace = 'routes' | 'slots';

/** Loads the code of remotes. @throws ConsoleError */
export interface RemoteSource {
  loadRoutes(release: RemoteRelease): Promise<RouteModules>;
  loadSlots(release: RemoteRelease): Promise<SlotModules>;
  /** Requests all scripts of a route or of a filling in parallel. */
  preload(release: RemoteRelease, face: RemoteFace, id: string): void;
  /** Drops the state of a failed attempt, so that the next one requests the scripts again. */
  forget(release: RemoteRelease): void;
}

/** A filling of a slot with the remote that owns it. */
export interface OwnedFill {
  readonly fill: SlotFill;
  readonly remote: string;
}

const NOT_LOADED: RemoteState = { status: 'not-loaded' };

/** Loads each remote once, when one of its screens or fillings is first needed. A failed remote is loaded again the next time. */
export class RemoteStore {
  readonly #source: RemoteSource;
  readonly #releases: ReadonlyMap<string, RemoteRelease>;
  readonly #routes = new Map<string, Promise<RouteModules>>();
  readonly #slots = new Map<string, Promise<SlotModules>>();
  /** The code that is still loading, by remote. */
  readonly #pending = new Map<string, Set<Promise<unknown>>>();
  readonly #listeners = new Set<() => void>();
  #states: ReadonlyMap<string, RemoteState> = new Map();

  constructor(source: RemoteSource, releases: readonly RemoteRelease[]) {
    this.#source = source;
    this.#releases = new Map(releases.map((release) => [release.name, release]));
  }

  /** Loads the module of a route. @throws ConsoleError */
  async routeModule(remote: string, routeId: string): Promise<RouteModule> {
    const release = this.#releases.get(remote);
    if (release) this.#source.preload(release, 'routes', routeId);
    const modules = await this.#load(remote, this.#routes, (of) => this.#source.loadRoutes(of));
    const module = modules[routeId];
    if (!module) throw new ConsoleError('REMOTE_ROUTES_FAILED', { detail: `${remote} has no ${routeId}` });
    if (typeof module !== 'function') return module;
    try {
      return (await this.watchCode(remote, module(), 'PAGE_CODE_FAILED')).default;
    } catch (cause) {
      throw new ConsoleError('PAGE_CODE_FAILED', { cause, detail: routeId });
    }
  }

  /** Returns the fillings of a slot for these roles, sorted by weight. Refused remotes have none. */
  fillsOf(slot: string, roles: readonly Role[]): OwnedFill[] {
    return [...this.#releases.values()]
      .flatMap(({ name, slots }) => slots.map((fill) => ({ fill, remote: name })))
      .filter(({ fill }) => fill.slot === slot && allows(fill.roles, roles))
      .sort((one, other) => one.fill.weight - other.fill.weight);
  }

  /** Loads the module of a filling. @throws ConsoleError */
  async slotModule({ fill, remote }: OwnedFill): Promise<SlotModuleOf> {
    this.preloadSlot({ fill, remote });
    const modules = await this.#load(remote, this.#slots, (of) => this.#source.loadSlots(of));
    const module = modules[fill.id];
    if (!module) throw new ConsoleError('SLOT_CODE_FAILED', { detail: `${remote} has no ${fill.id}` });
    return module;
  }

  /** Requests the scripts of a filling before its module is needed. */
  preloadSlot({ fill, remote }: OwnedFill): void {
    const release = this.#releases.get(remote);
    if (release) this.#source.preload(release, 'slots', fill.id);
  }

  /**
   * Waits for code of a remote, such as a page or a panel. When the code fails, the remote may be half-loaded, so the next attempt
   * starts with a new container.
   */
  async watchCode<Code>(remote: string, code: Promise<Code>, failed: ErrorCode): Promise<Code> {
    const pending = this.#pending.get(remote) ?? new Set();
    this.#pending.set(remote, pending.add(code));
    try {
      return await code;
    } catch (cause) {
      // When the loading was canceled meanwhile, this failure must not change the state of the next attempt.
      if (pending.has(code)) this.#drop(remote, { status: 'failed', code: errorCodeOf(cause, failed) });
      throw cause;
    } finally {
      pending.delete(code);
    }
  }

  /** Cancels the loading of a remote, so that the next attempt requests it again. */
  cancelLoading(remote: string): void {
    const pending = this.#pending.get(remote);
    if (!pending || pending.size === 0) return;
    pending.clear();
    this.#drop(remote, NOT_LOADED);
  }

  /** Returns the state of a remote. */
  state(remote: string): RemoteState {
    return this.#states.get(remote) ?? NOT_LOADED;
  }

  /** Returns the states of all remotes. The map stays the same object until a state changes. */
  states = (): ReadonlyMap<string, RemoteState> => this.#states;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads one exposed module of a remote, once. */
  #load<Modules>(
    name: string,
    loads: Map<string, Promise<Modules>>,
    from: (release: RemoteRelease) => Promise<Modules>,
  ): Promise<Modules> {
    const running = loads.get(name);
    if (running) return running;
    const release = this.#releases.get(name);
    if (!release) throw new ConsoleError('REMOTE_REFUSED', { detail: name });
    if (this.state(name).status !== 'loaded') this.#set(name, { status: 'loading' });
    const load = this.watchCode(name, from(release), 'REMOTE_ENTRY_FAILED').then((modules) => {
      if (loads.get(name) === load) this.#set(name, { status: 'loaded' });
      return modules;
    });
    loads.set(name, load);
    return load;
  }

  #drop(remote: string, state: RemoteState): void {
    const release = this.#releases.get(remote);
    if (!release) return;
    this.#routes.delete(remote);
    this.#slots.delete(remote);
    this.#source.forget(release);
    this.#set(remote, state);
  }

  #set(name: string, state: RemoteState): void {
    this.#states = new Map(this.#states).set(name, state);
    for (const listener of this.#listeners) listener();
  }
}
