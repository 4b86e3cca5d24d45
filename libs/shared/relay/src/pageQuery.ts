import type { LoadedQuery, PageQuery, RouteAddress } from '@console/platform';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type IEnvironment,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
  type VariablesOf,
} from 'relay-runtime';
import { Preloaded } from './Preloaded.ts';
import { refresh } from './refresh.ts';
import { watcherOf } from './shownQueries.ts';

/** A started query together with Relay's own reference to it. */
export interface LoadedPageQuery extends LoadedQuery {
  readonly reference: PreloadedQuery<OperationType>;
  /** Milliseconds between two refreshes; 0 for none. */
  readonly pollInterval: number;
  /** How many times something had been heard of changes when it was asked for. */
  readonly heard: number;
}

/**
 * Milliseconds after which a query that no screen took up, such as one of a link merely pointed at, is given up: more than the code
 * of a screen may take to arrive.
 */
const ABANDONED_AFTER = 150_000;

/**
 * The query of a screen or of a slot's filling, started by navigation and read by `usePageQuery`. Its operation carries `@preloadable` and is given
 * by its `…$parameters` artifact, so that its data is asked for while the page's code is still on its way.
 *
 * Data that is already in the store is shown at once and refreshed behind it.
 *
 * @param variables from the path's parameters and the URL's query, which are all that a screen's data may depend on; of a filling,
 *   from what the slot hands over.
 * @param options.pollInterval milliseconds between two refreshes while the screen is shown; none by default (C§7, NAV-09).
 */
export function pageQuery<TQuery extends OperationType, Address = RouteAddress>(
  request: PreloadableConcreteRequest<TQuery>,
  variables: (address: Address) => VariablesOf<TQuery>,
  { pollInterval = 0 }: { pollInterval?: number } = {},
): PageQuery<Address> {
  const begin = (environment: IEnvironment, of: VariablesOf<TQuery>) => start(environment, request, of, pollInterval);
  const preloaded = new Preloaded<LoadedPageQuery>((environment, loaded) => isOutdated(environment, request, loaded));
  return {
    name: request.params.name,
    preload(environment, address) {
      const of = variables(address);
      return preloaded.find(environment, of) ?? preloaded.keep(environment, of, begin(environment, of));
    },
    load(environment, address) {
      const of = variables(address);
      return preloaded.take(environment, of) ?? begin(environment, of);
    },
  };
}

function start<TQuery extends OperationType>(
  environment: IEnvironment,
  request: PreloadableConcreteRequest<TQuery>,
  variables: VariablesOf<TQuery>,
  pollInterval: number,
): LoadedPageQuery {
  const artifact = loadedArtifact(request);
  const known = artifact !== null && isInStore(environment, artifact, variables);
  const reference = known
    ? loadQuery<TQuery>(environment, artifact, variables, { fetchPolicy: 'store-only' })
    : loadQuery<TQuery>(environment, artifact ?? request, variables);
  if (known) refresh(environment, artifact, variables);
  return {
    name: request.params.name,
    variables,
    reference,
    pollInterval,
    heard: watcherOf(environment)?.heard ?? 0,
    ready: known ? Promise.resolve() : arrival(reference),
    retain: retention(() => reference.dispose()),
  };
}

/** Whether somebody has written since what it shows, as far as that can be said while its code may be on its way. */
function isOutdated<TQuery extends OperationType>(
  environment: IEnvironment,
  request: PreloadableConcreteRequest<TQuery>,
  { variables, heard }: LoadedPageQuery,
): boolean {
  const artifact = loadedArtifact(request);
  const watcher = watcherOf(environment);
  if (!artifact || !watcher) return false;
  return watcher.concerns({ artifact, operation: createOperationDescriptor(artifact, variables) }, heard);
}

/** The whole artifact, once the page's code has brought it. */
function loadedArtifact(request: PreloadableConcreteRequest<OperationType>): ConcreteRequest | null {
  const { id } = request.params;
  return (id && PreloadableQueryRegistry.get(id)) || null;
}

function isInStore(
  environment: IEnvironment,
  artifact: ConcreteRequest,
  variables: OperationType['variables'],
): boolean {
  return environment.check(createOperationDescriptor(artifact, variables)).status === 'available';
}

function arrival(reference: PreloadedQuery<OperationType>): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    reference.source?.subscribe({ next: () => resolve(), complete: resolve, error: reject });
    if (!reference.source) resolve();
  });
  // Whoever awaits it hears of a failure; a query of a link merely pointed at has nobody who awaits it.
  ready.catch(() => {});
  return ready;
}

/** Counts the holders and disposes when the last one has gone, or when none came in time. */
function retention(dispose: () => void): () => () => void {
  let holders = 0;
  let timer = setTimeout(dispose, ABANDONED_AFTER);
  return () => {
    clearTimeout(timer);
    holders += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      holders -= 1;
      // Not at once: React's strict mode lets go and takes hold again in one breath.
      if (holders === 0) timer = setTimeout(dispose, 0);
    };
  };
}
