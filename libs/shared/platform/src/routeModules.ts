import type { ComponentType } from 'react';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { SlotPlace, SlotProps } from './slots.ts';

/** The address of a navigation, for the query of a route. */
export interface RouteAddress {
  /** The path's parameters: `{id: '01J…'}` for `/booking/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  now: Date;
}

/**
 * A query that was started for a screen. The screen retains it while it is displayed. When nothing retains it, it is
 * dropped after a while.
 */
export interface LoadedQuery {
  readonly name: string;
  readonly variables: OperationType['variables'];
  /** Resolves when the data can be read, rejects when the query failed. */
  readonly ready: Promise<void>;
  /** Retains the data. Returns a function that releases it. */
  retain(): () => void;
}

/** The query of a screen or of a slot's filling. `pageQuery` of `@console/relay` creates it. */
export interface PageQuery<Address = RouteAddress> {
  readonly name: string;
  /** Starts the query early, because the user is about to open its screen. */
  preload(environment: IEnvironment, address: Address): LoadedQuery;
  /**
   * Starts the query because the user opens its screen. Uses the early query for the same data, if there is one.
   *
   * @param displayed the query of the section on screen. It stays when the next section has the same data.
   */
  load(environment: IEnvironment, address: Address, displayed?: LoadedQuery | null): LoadedQuery;
}

/** The data that a navigation loads for a screen, or for a panel in a slot. */
export interface LoadedData {
  readonly query: LoadedQuery | null;
  readonly deferred: Readonly<Record<string, LoadedQuery>>;
}

/** A slot that a screen opens, with the props that it passes to the fillings. */
export interface OpenSlot {
  readonly slot: string;
  props(address: RouteAddress): SlotProps;
}

/** Declares, in a route module, a slot that the screen opens. Its fillings then load in parallel with the screen. */
export function openSlot<Props extends SlotProps>(
  slot: SlotPlace<Props>,
  props: (address: RouteAddress) => Props,
): OpenSlot {
  return { slot: slot.name, props };
}

/** The query and the code of one screen, which load in parallel. */
export interface RouteModule {
  /** The data that the screen needs before it shows. */
  query?: PageQuery;
  /** Data that may arrive after the screen, such as a total. It is requested after `query` has arrived. */
  deferred?: Readonly<Record<string, PageQuery>>;
  page: () => Promise<{ default: ComponentType }>;
  /**
   * The parameters of the URL that only open a section of the page, such as a tab. When only they change, the slots stay,
   * and a query is sent only when its variables change.
   */
  sections?: readonly string[];
  /**
   * The slots that the page renders with `<Slot>`, the same as in its route record. Their fillings load in parallel,
   * and the page does not wait for them.
   */
  slots?: readonly OpenSlot[];
  /**
   * Returns the address to open when `query` failed because the address is no longer valid, such as a list's page
   * whose cursor is unknown. Use `firstPageOf` of `@console/lists/definition`. Null shows the failure.
   */
  fallbackToFirstPage?: (error: unknown, url: URL) => string | null;
}

/** Loads the module of a route that has a file of its own: `() => import('./booking-list/route.ts')`. */
export type LoadRouteModule = () => Promise<{ default: RouteModule }>;

export type RouteModules = Readonly<Record<string, RouteModule | LoadRouteModule>>;

/**
 * Declares how a remote's screens load, by the route ids of `remote.ts`. It is the default export of every remote's
 * `routes.ts`. That file is exposed as `./routes` and loads with the remote's first screen, so it stays small: a screen
 * with a query has a `route.ts` in its own folder, and a screen without one stands here with its page.
 */
export function defineRouteModules<const Modules extends RouteModules>(modules: Modules): Modules {
  return modules;
}
