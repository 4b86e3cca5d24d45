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

/** A query whose data is on screen. */
export interface ShownQuery {
  readonly artifact: ConcreteRequest;
  readonly operation: OperationDescriptor;
  /** One that the page did not wait for, such as a total. */
  readonly deferred: boolean;
}

/** Who hears what others write, once live updates have begun. */
export interface ChangeWatcher {
  /** How many times it has heard of something. */
  readonly heard: number;
  /** Whether what it has heard since concerns the data of an operation. */
  concerns: (query: Pick<ShownQuery, 'artifact' | 'operation'>, since: number) => boolean;
  /** A query came on screen with data from before a change that concerns it. */
  outdated: (query: ShownQuery) => void;
}

interface Screen {
  readonly queries: Set<ShownQuery>;
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

/** Every query whose data is on screen now, of whatever remote. */
export const shownQueries = (environment: IEnvironment): ReadonlySet<ShownQuery> => screenOf(environment).queries;

/** Who hears of changes; null before live updates have begun, and where there are none. */
export const watcherOf = (environment: IEnvironment): ChangeWatcher | null => screenOf(environment).watcher;

/** From now on this one hears of changes, until the returned function is called. */
export function watchChanges(environment: IEnvironment, watcher: ChangeWatcher): () => void {
  const screen = screenOf(environment);
  screen.watcher = watcher;
  return () => {
    if (screen.watcher === watcher) screen.watcher = null;
  };
}

/** Its data is on screen until the returned function is called. */
export function showQuery(environment: IEnvironment, query: ShownQuery): () => void {
  const { queries } = screenOf(environment);
  queries.add(query);
  return () => void queries.delete(query);
}

/** Asks for a query's data again, while it is on screen, whenever something that it shows was written: here, or elsewhere. */
export function useFollow(query: GraphQLTaggedNode, loaded: LoadedQuery | undefined, deferred = false): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!loaded) return;
    const artifact = getRequest(query);
    const shown = { artifact, operation: createOperationDescriptor(artifact, loaded.variables), deferred };
    const hide = showQuery(environment, shown);
    const watcher = watcherOf(environment);
    if (watcher?.concerns(shown, heardOf(loaded))) watcher.outdated(shown);
    return hide;
  }, [environment, query, loaded, deferred]);
}

/** What had been heard of when its data was asked for; of data that does not say, nothing. */
const heardOf = (loaded: LoadedQuery): number =>
  'heard' in loaded && typeof loaded.heard === 'number' ? loaded.heard : 0;

/** Asks at once for whatever is on screen and shows a record that is marked as old. */
export function refreshStale(environment: IEnvironment): void {
  for (const { artifact, operation } of shownQueries(environment)) {
    if (environment.check(operation).status === 'stale') refresh(environment, artifact, operation.request.variables);
  }
}
