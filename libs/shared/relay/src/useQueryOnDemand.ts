import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type Subscription,
  type VariablesOf,
} from 'relay-runtime';
import { showQuery } from './shownQueries.ts';

export interface QueryOnDemand<TQuery extends OperationType> {
  /** The answer to the latest request that has one; null before the first. */
  readonly data: TQuery['response'] | null;
  /** What `data` answers. */
  readonly answered: VariablesOf<TQuery> | null;
  readonly loading: boolean;
  /** The latest request has had no answer; what came before stays. */
  readonly failed: boolean;
  /** Asks. An earlier request that has not answered yet is given up. */
  readonly load: (variables: VariablesOf<TQuery>) => void;
}

interface OnDemandOptions {
  /** Asks the server each time, because what the store holds may lack what was made since. */
  readonly fresh?: boolean;
  /** The answer stands on screen and has to stay true: it follows what is written, as a page query's does. */
  readonly follow?: boolean;
}

type Answer<TQuery extends OperationType> = Pick<QueryOnDemand<TQuery>, 'data' | 'answered'>;

/**
 * Data that a control asks for when it is used, such as the choices of a picker that opens or is typed into. What a screen
 * shows comes from its page query instead.
 */
export function useQueryOnDemand<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { fresh = false, follow = false }: OnDemandOptions = {},
): QueryOnDemand<TQuery> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer<TQuery>>({ data: null, answered: null });
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const request = useRef<Subscription>(undefined);

  useEffect(() => () => request.current?.unsubscribe(), []);

  const { answered } = answer;
  useEffect(() => {
    if (!follow || !answered) return;
    const artifact = getRequest(query);
    const operation = createOperationDescriptor(artifact, answered);
    const kept = environment.retain(operation);
    const show = (data: unknown) => setAnswer({ data: data as TQuery['response'], answered });
    const updates = environment.subscribe(environment.lookup(operation.fragment), ({ data }) => show(data));
    const hide = showQuery(environment, { artifact, operation, deferred: false });
    return () => {
      hide();
      updates.dispose();
      kept.dispose();
    };
  }, [environment, query, follow, answered]);

  const load = useCallback(
    (variables: VariablesOf<TQuery>) => {
      request.current?.unsubscribe();
      setLoading(true);
      setFailed(false);
      request.current = fetchQuery<TQuery>(environment, query, variables, {
        fetchPolicy: fresh ? 'network-only' : 'store-or-network',
      }).subscribe({
        next: (data) => setAnswer({ data, answered: variables }),
        complete: () => setLoading(false),
        // The environment has written the failure to the console.
        error: () => {
          setLoading(false);
          setFailed(true);
        },
      });
    },
    [environment, query, fresh],
  );
  return { ...answer, loading, failed, load };
}
