import { type LoadedQuery, useOnReturn, usePageData } from '@console/platform';
import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime';
import { useFollow } from './follow/useFollow.ts';

/** The data of a deferred query, or its failure. Both are null while it loads. */
export interface DeferredResult<TQuery extends OperationType> {
  data: TQuery['response'] | null;
  error: Error | null;
}

interface Outcome {
  of: LoadedQuery;
  data: unknown;
  error: Error | null;
}

/**
 * Reads one of the route's `deferred` queries. It neither suspends nor throws for a failed request, so only the place
 * that shows the data waits. When the page is entered again with the same variables, it shows the old data meanwhile.
 *
 * @param name the key in the route's `deferred`.
 * @throws Error when the route loads another query under this name.
 */
export function useDeferredQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  name: string,
): DeferredResult<TQuery> {
  const loaded = usePageData().deferred[name];
  const request = getRequest(query);
  if (loaded && loaded.name !== request.params.name) {
    throw new Error(`The page reads ${request.params.name}, but its route loads ${loaded.name}.`);
  }
  useFollow(query, loaded, true);
  const environment = useRelayEnvironment();
  const operation = useMemo(
    () => (loaded ? createOperationDescriptor(request, loaded.variables) : null),
    [request, loaded],
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!loaded || !operation) return;
    const show = (data: unknown) => setOutcome({ of: loaded, data, error: null });
    let stop = () => {};
    let shown = true;
    loaded.ready.then(
      () => {
        if (!shown) return;
        const snapshot = environment.lookup(operation.fragment);
        show(snapshot.data);
        const subscription = environment.subscribe(snapshot, ({ data }) => show(data));
        stop = () => subscription.dispose();
      },
      (error: unknown) => shown && setOutcome({ of: loaded, data: null, error: asError(error) }),
    );
    return () => {
      shown = false;
      stop();
    };
  }, [environment, loaded, operation]);

  useOnReturn(() => {
    if (!loaded || outcome?.of !== loaded || !outcome.error) return;
    fetchQuery<TQuery>(environment, query, loaded.variables, { fetchPolicy: 'network-only' }).subscribe({
      next: (data) => setOutcome({ of: loaded, data, error: null }),
      // The environment logs the failure.
      error: () => {},
    });
  });

  if (!outcome || !loaded || !isSame(outcome.of, loaded)) return { data: null, error: null };
  return {
    data: (outcome.data as TQuery['response'] | undefined) ?? null,
    error: outcome.of === loaded ? outcome.error : null,
  };
}

const isSame = (one: LoadedQuery, other: LoadedQuery): boolean =>
  one === other || (one.name === other.name && JSON.stringify(one.variables) === JSON.stringify(other.variables));

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
