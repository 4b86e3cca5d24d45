import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, Subscription, VariablesOf } from 'relay-runtime';

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
}

type Answer<TQuery extends OperationType> = Pick<QueryOnDemand<TQuery>, 'data' | 'answered'>;

/**
 * Data that a control asks for when it is used, such as the choices of a picker that opens or is typed into. What a screen
 * shows comes from its page query instead.
 */
export function useQueryOnDemand<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { fresh = false }: OnDemandOptions = {},
): QueryOnDemand<TQuery> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer<TQuery>>({ data: null, answered: null });
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const request = useRef<Subscription>(undefined);

  useEffect(() => () => request.current?.unsubscribe(), []);

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
