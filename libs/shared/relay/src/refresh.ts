import { fetchQuery } from 'react-relay';
import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';

/**
 * Requests the data again and writes it to the store. After a failure the displayed data stays: the environment logs
 * the failure, and the next navigation reports it.
 */
export function refresh(
  environment: IEnvironment,
  artifact: ConcreteRequest,
  variables: OperationType['variables'],
): void {
  fetchQuery(environment, artifact, variables, { fetchPolicy: 'network-only' }).subscribe({ error: () => {} });
}
