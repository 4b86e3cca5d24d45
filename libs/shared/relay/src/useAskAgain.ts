import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type OperationType, type VariablesOf } from 'relay-runtime';
import { refresh } from './pageQuery.ts';

/**
 * Asks for what may be old again: after the server has refused a write, because somebody else was quicker. Every screen that shows the
 * records follows; what is shown stays when nothing comes.
 */
export function useAskAgain<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
): (variables: VariablesOf<TQuery>) => void {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables: VariablesOf<TQuery>) => refresh(environment, getRequest(query), variables),
    [environment, query],
  );
}
