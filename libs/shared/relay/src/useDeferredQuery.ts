import { type LoadedQuery, usePageData } from '@console/platform';
import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime';
import { useFollow } from './shownQueries.ts';

/** A deferred query's data, or why it has none. Both are null while it is on its way. */
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
 * The data of one of the route's `deferred` queries. It never suspends and never throws for a failed request: the page is there
 * already, and only the place that shows this data waits. Entered anew with the same variables, it shows what it had meanwhile.
 *
 * @param name its key in the route's `deferred`.
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
