import type { LoadedQuery } from '@console/platform';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationDescriptor,
} from 'relay-runtime';
import { refresh } from './refresh.ts';

/** A query whose data is displayed. */
export interface DisplayedQuery {
  readonly artifact: ConcreteRequest;
  readonly operation: OperationDescriptor;
  /** True for a query that the page does not wait for, such as a total. */
  readonly deferred: boolean;
}

/** Receives the changes by others, once live updates have started. */
export interface ChangeWatcher {
  /** The number of change messages so far. */
  readonly heard: number;
  /** Tells whether changes since message number `since` concern the data of an operation. */
  concerns: (query: Pick<DisplayedQuery, 'artifact' | 'operation'>, since: number) => boolean;
  /** Reports a query that is displayed with data from before a change that concerns it. */
  outdated: (query: DisplayedQuery) => void;
}

interface Screen {
  readonly queries: Set<DisplayedQuery>;
  watcher: ChangeWatcher | null;
}

const screens = new WeakMap<IEnvironment, Screen>();

function screenOf(environment: IEnvironment): Screen {
  const known = screens.get(environment);
  if (known) return known;
  const made: Screen = { queries: new Set(), watcher: null };
  screens.set(environment, made);
  return made;
}

/** Returns every query whose data is displayed, of all remotes. */
export const displayedQueries = (environment: IEnvironment): ReadonlySet<DisplayedQuery> =>
  screenOf(environment).queries;

/** Returns the watcher of changes; null before live updates have started, and where there are none. */
export const watcherOf = (environment: IEnvironment): ChangeWatcher | null => screenOf(environment).watcher;

/** Sets the watcher of changes. Returns a function that removes it. */
export function watchChanges(environment: IEnvironment, watcher: ChangeWatcher): () => void {
  const screen = screenOf(environment);
  screen.watcher = watcher;
  return () => {
    if (screen.watcher === watcher) screen.watcher = null;
  };
}

/**
 * Marks a query as displayed, and reports it when a change concerns the data that it is displayed with.
 *
 * @param heard the number of change messages received before the data was requested; 0 if it is not known.
 * @returns a function that removes the mark.
 */
export function markDisplayed(environment: IEnvironment, query: DisplayedQuery, heard: number): () => void {
  const { queries, watcher } = screenOf(environment);
  queries.add(query);
  if (watcher?.concerns(query, heard)) watcher.outdated(query);
  return () => void queries.delete(query);
}

/** Requests a query's data again whenever a displayed record was written, by this tab or elsewhere. */
export function useFollow(query: GraphQLTaggedNode, loaded: LoadedQuery | undefined, deferred = false): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!loaded) return;
    const artifact = getRequest(query);
    const operation = createOperationDescriptor(artifact, loaded.variables);
    return markDisplayed(environment, { artifact, operation, deferred }, heardOf(loaded));
  }, [environment, query, loaded, deferred]);
}

/** Returns the number of change messages received before the data was requested; 0 if it is not known. */
const heardOf = (loaded: LoadedQuery): number =>
  'heard' in loaded && typeof loaded.heard === 'number' ? loaded.heard : 0;

/** Requests every displayed query that has a record marked as outdated. */
export function refreshStale(environment: IEnvironment): void {
  for (const { artifact, operation } of displayedQueries(environment)) {
    if (environment.check(operation).status === 'stale') refresh(environment, artifact, operation.request.variables);
  }
}
