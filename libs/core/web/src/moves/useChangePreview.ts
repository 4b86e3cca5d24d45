import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** What a change would do, while loading or loaded. */
export interface ChangePreview<Query extends OperationType> {
  /** The answer about this change. Null while loading. */
  readonly data: Query['response'] | null;
  /** The latest answer, which may be about a change that is no longer asked about. */
  readonly latest: Query['response'] | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The time without typing after which the server is asked, in milliseconds. */
const PAUSE = 500;

/**
 * Asks what a change would do before it is made: at once, when the change is another one, and when the record has a new
 * version.
 *
 * @param variables the change. Null while nothing is changed: then nothing is asked.
 * @param version the version of the record.
 * @param typed true while somebody types the change. The server is then asked after a pause.
 */
export function useChangePreview<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  version: number,
  typed = false,
): ChangePreview<Query> {
  const { data: latest, answered, failed, load } = useQueryOnDemand<Query>(query, { fresh: true });
  const asked = JSON.stringify(variables);
  const refetch = useCallback(() => {
    const change = JSON.parse(asked) as typeof variables;
    if (change !== null) load(change);
  }, [load, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the record changes the answer
  useEffect(() => {
    if (!typed) return refetch();
    const timer = setTimeout(refetch, PAUSE);
    return () => clearTimeout(timer);
  }, [refetch, version, typed]);
  const isCurrent = latest !== null && JSON.stringify(answered) === asked;
  return { data: isCurrent ? latest : null, latest, failed, refetch };
}
