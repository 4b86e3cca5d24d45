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
import { followerOf } from './follow/Follower.ts';
import { Preloaded } from './Preloaded.ts';
import { refresh } from './refresh.ts';

/** A started query with Relay's reference to it. */
export interface LoadedPageQuery extends LoadedQuery {
  readonly reference: PreloadedQuery<OperationType>;
  /** The milliseconds between two refreshes. 0 means no refreshes. */
  readonly pollInterval: number;
  /** The number of changes heard when the query was sent; see `Follower`. */
  readonly heard: number;
}

/**
 * The milliseconds after which a query that no screen used is given up, such as one preloaded by hovering a link. It is
 * longer than loading a screen's code may take.
 */
const ABANDONED_AFTER = 150_000;

/**
 * Declares the query of a screen or of a slot's filling. Navigation starts it and `usePageQuery` reads it. Its
 * operation has `@preloadable` and is given by its `…$parameters` artifact, so that its data loads in parallel with
 * the page's code. Data already in the store is shown at once and refreshed in the background.
 *
 * @param variables returns the query's variables from the path's parameters and the URL's query. For a filling it
 * gets the slot's properties.
 * @param options.pollInterval the milliseconds between two refreshes while the screen is displayed. The default is no
 * refresh (C§7, NAV-09).
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
    load(environment, address, displayed) {
      const of = variables(address);
      if (displayed && JSON.stringify(displayed.variables) === JSON.stringify(of)) return displayed;
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
    heard: followerOf(environment).heard,
    ready: known ? Promise.resolve() : arrival(reference),
    retain: retention(() => reference.dispose()),
  };
}

/**
 * Tells whether somebody wrote displayed records since the query was sent. While the page's code is missing, it answers
 * false.
 */
function isOutdated<TQuery extends OperationType>(
  environment: IEnvironment,
  request: PreloadableConcreteRequest<TQuery>,
  { variables, heard }: LoadedPageQuery,
): boolean {
  const artifact = loadedArtifact(request);
  if (!artifact) return false;
  return followerOf(environment).concerns(
    { artifact, operation: createOperationDescriptor(artifact, variables) },
    heard,
  );
}

/** Returns the full artifact, or null until the page's code has loaded. */
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
  // Every waiting caller gets the failure. This only avoids an unhandled rejection when nobody waits, as for a hovered
  // link.
  ready.catch(() => {});
  return ready;
}

/**
 * Counts the screens that retain the query. Disposes of the query after the last screen has released it, or when no
 * screen has retained it in time.
 */
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
      // Delayed, because React's strict mode releases and retains again at once.
      if (holders === 0) timer = setTimeout(dispose, 0);
    };
  };
}
