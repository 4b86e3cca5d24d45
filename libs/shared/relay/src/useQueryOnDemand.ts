import { useOnReturn } from '@console/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  recycleNodesInto,
  type Subscription,
  type VariablesOf,
} from 'relay-runtime';
import { followerOf } from './follow/Follower.ts';
import { markDisplayed } from './follow/useFollow.ts';

/** The state and the function of {@link useQueryOnDemand}. */
export interface QueryOnDemand<TQuery extends OperationType> {
  /** The answer to the latest answered request; null before the first. */
  readonly data: TQuery['response'] | null;
  /** The variables that `data` answers. */
  readonly answered: VariablesOf<TQuery> | null;
  readonly loading: boolean;
  /** True when the latest request failed. `data` keeps the answer before it. */
  readonly failed: boolean;
  /** Sends the query. An earlier unanswered request is cancelled. */
  readonly load: (variables: VariablesOf<TQuery>) => void;
}

interface OnDemandOptions {
  /** Always asks the server, because the store may miss records created since. */
  readonly fresh?: boolean;
  /** Keeps the displayed answer up to date after writes, as a page query does. */
  readonly follow?: boolean;
}

interface Answer<TQuery extends OperationType> extends Pick<QueryOnDemand<TQuery>, 'data' | 'answered'> {
  /** The number of changes heard when the query was sent; see `Follower`. */
  readonly heard: number;
}

/**
 * Loads data when a control is used, such as the options of a picker that opens. Data that a screen shows belongs to
 * its page query instead.
 */
export function useQueryOnDemand<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { fresh = false, follow = false }: OnDemandOptions = {},
): QueryOnDemand<TQuery> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer<TQuery>>({ data: null, answered: null, heard: 0 });
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const request = useRef<Subscription>(undefined);
  const asked = useRef<VariablesOf<TQuery>>(undefined);

  useEffect(() => () => request.current?.unsubscribe(), []);

  const { data, answered, heard } = answer;
  useEffect(() => {
    if (!follow || !answered) return;
    const artifact = getRequest(query);
    const operation = createOperationDescriptor(artifact, answered);
    const kept = environment.retain(operation);
    const show = (now: unknown) =>
      setAnswer(({ data: before }) => ({ data: recycleNodesInto(before, now as TQuery['response']), answered, heard }));
    const snapshot = environment.lookup(operation.fragment);
    const updates = environment.subscribe(snapshot, ({ data: now }) => show(now));
    // The store may have changed between the answer and this effect.
    show(snapshot.data);
    const hide = markDisplayed(environment, { artifact, operation, deferred: false }, heard);
    return () => {
      hide();
      updates.dispose();
      kept.dispose();
    };
  }, [environment, query, follow, answered, heard]);

  const load = useCallback(
    (variables: VariablesOf<TQuery>) => {
      request.current?.unsubscribe();
      asked.current = variables;
      setLoading(true);
      setFailed(false);
      const heardBefore = followerOf(environment).heard;
      request.current = fetchQuery<TQuery>(environment, query, variables, {
        fetchPolicy: fresh ? 'network-only' : 'store-or-network',
      }).subscribe({
        next: (received) => setAnswer({ data: received, answered: variables, heard: heardBefore }),
        complete: () => setLoading(false),
        // The environment logs the failure.
        error: () => {
          setLoading(false);
          setFailed(true);
        },
      });
    },
    [environment, query, fresh],
  );
  useOnReturn(() => failed && asked.current && load(asked.current));
  return { data, answered, loading, failed, load };
}
