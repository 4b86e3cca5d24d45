import type { ComponentType } from 'react';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { SlotPlace, SlotProps } from './slots.ts';

/** Where a navigation goes, as a route's query sees it. */
export interface RouteAddress {
  /** The path's parameters: `{id: '01J…'}` for `/booking/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  now: Date;
}

/** A query that was started for a screen. The screen retains it while it is shown; one that nobody retains goes after a while. */
export interface LoadedQuery {
  readonly name: string;
  readonly variables: OperationType['variables'];
  /** Fulfilled once its data can be read, rejected when it failed. */
  readonly ready: Promise<void>;
  /** Keeps the data until the returned function is called. */
  retain(): () => void;
}

/** The query of a screen or of a slot's filling, made by `pageQuery` of `@console/relay`. */
export interface PageQuery<Address = RouteAddress> {
  readonly name: string;
  /** Starts the query because somebody is about to go there. */
  preload(environment: IEnvironment, address: Address): LoadedQuery;
  /** Starts the query because somebody goes there, or takes up the one that was preloaded for the same data. */
  load(environment: IEnvironment, address: Address): LoadedQuery;
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

/** What is needed to enter one screen: its query and its code, started side by side. */
export interface RouteModule {
  /** The data without which the screen is not shown. */
  query?: PageQuery;
  /** Data that may arrive later than the screen, such as a total; started after `query` has arrived. */
  deferred?: Readonly<Record<string, PageQuery>>;
  page: () => Promise<{ default: ComponentType }>;
  /** The slots that the page opens with `<Slot>`, the same as its route record names. Their fillings start beside the page, and it waits for none. */
  slots?: readonly OpenSlot[];
  /**
   * Where to go when `query` has failed, for an address that cannot be right any more, such as a list's page behind a cursor that is
   * gone: `firstPage` of `@console/platform/list`. Null shows the failure.
   */
  retreat?: (error: unknown, url: URL) => string | null;
}

export type RouteModules = Readonly<Record<string, RouteModule>>;

/**
 * Declares how a remote's screens load, by the ids of `remote.ts`. The default export of every remote's `routes.ts`, which
 * is exposed as `./routes`, stays at most 8 KB and imports no page code.
 */
export function defineRouteModules<const Modules extends RouteModules>(modules: Modules): Modules {
  return modules;
}
