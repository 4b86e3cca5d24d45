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

/** How a remote stands in this tab, for the About panel. */
export type RemoteState =
  | { readonly status: 'not-loaded' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** What a remote's container exposes: its screens, and its fillings of other screens' slots. */
export type RemoteFace = 'routes' | 'slots';

/** The way to a remote's code. @throws ConsoleError */
export interface RemoteSource {
  loadRoutes(release: RemoteRelease): Promise<RouteModules>;
  loadSlots(release: RemoteRelease): Promise<SlotModules>;
  /** Asks for all scripts of a route or of a filling at once, before they are found out one after the other. */
  preload(release: RemoteRelease, face: RemoteFace, id: string): void;
  /** Drops what was kept of a failed attempt, so that the next one asks the network again. */
  forget(release: RemoteRelease): void;
}

/** A slot's filling and the remote that has it. */
export interface OwnedFill {
  readonly fill: SlotFill;
  readonly remote: string;
}

const NOT_LOADED: RemoteState = { status: 'not-loaded' };

/** Loads each remote once, when one of its screens is wanted; a failed one is tried again the next time it is wanted. */
export class RemoteStore {
  readonly #source: RemoteSource;
  readonly #releases: ReadonlyMap<string, RemoteRelease>;
  readonly #routes = new Map<string, Promise<RouteModules>>();
  readonly #slots = new Map<string, Promise<SlotModules>>();
  /** By remote, the code that is on its way. */
  readonly #pending = new Map<string, Set<Promise<unknown>>>();
  readonly #listeners = new Set<() => void>();
  #states: ReadonlyMap<string, RemoteState> = new Map();

  constructor(source: RemoteSource, releases: readonly RemoteRelease[]) {
    this.#source = source;
    this.#releases = new Map(releases.map((release) => [release.name, release]));
  }

  /** What is needed to enter a route of a remote. @throws ConsoleError */
  async routeModule(remote: string, routeId: string): Promise<RouteModule> {
    const release = this.#releases.get(remote);
    if (release) this.#source.preload(release, 'routes', routeId);
    const modules = await this.#load(remote, this.#routes, (of) => this.#source.loadRoutes(of));
    const module = modules[routeId];
    if (!module) throw new ConsoleError('REMOTE_ROUTES_FAILED', { detail: `${remote} has no ${routeId}` });
    return module;
  }

  /** What fills a slot for somebody with these roles, in its order: nothing of a remote that is not live or that this shell refuses. */
  fillsOf(slot: string, roles: readonly Role[]): OwnedFill[] {
    return [...this.#releases.values()]
      .flatMap(({ name, slots }) => slots.map((fill) => ({ fill, remote: name })))
      .filter(({ fill }) => fill.slot === slot && allows(fill.roles, roles))
      .sort((one, other) => one.fill.weight - other.fill.weight);
  }

  /** What is needed to fill a slot. @throws ConsoleError */
  async slotModule({ fill, remote }: OwnedFill): Promise<SlotModuleOf> {
    this.preloadSlot({ fill, remote });
    const modules = await this.#load(remote, this.#slots, (of) => this.#source.loadSlots(of));
    const module = modules[fill.id];
    if (!module) throw new ConsoleError('SLOT_CODE_FAILED', { detail: `${remote} has no ${fill.id}` });
    return module;
  }

  /** Asks for a filling's scripts, because a screen that opens its slot is on its way. */
  preloadSlot({ fill, remote }: OwnedFill): void {
    const release = this.#releases.get(remote);
    if (release) this.#source.preload(release, 'slots', fill.id);
  }

  /**
   * Follows code of a remote that is on its way, of a page or a panel. When it fails, the remote may be left half-loaded, so the next
   * attempt starts with a fresh container.
   */
  async follow<Code>(remote: string, code: Promise<Code>, failed: ErrorCode): Promise<Code> {
    const pending = this.#pending.get(remote) ?? new Set();
    this.#pending.set(remote, pending.add(code));
    try {
      return await code;
    } catch (cause) {
      // What was given up meanwhile says nothing about the attempt that took its place.
      if (pending.has(code)) this.#drop(remote, { status: 'failed', code: errorCodeOf(cause, failed) });
      throw cause;
    } finally {
      pending.delete(code);
    }
  }

  /** Gives up whatever code of a remote is still on its way, because somebody would rather ask again than wait. */
  giveUp(remote: string): void {
    const pending = this.#pending.get(remote);
    if (!pending || pending.size === 0) return;
    pending.clear();
    this.#drop(remote, NOT_LOADED);
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

  /** Loads one face of a remote, once. */
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
    const load = this.follow(name, from(release), 'REMOTE_ENTRY_FAILED').then((modules) => {
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
