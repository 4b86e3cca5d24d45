import { fetchQuery } from 'react-relay';
import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';

/**
 * Asks for the data again, into the store. What is on screen stays when that fails: the environment has written the failure to
 * the console, and the next navigation reports it.
 */
export function refresh(
  environment: IEnvironment,
  artifact: ConcreteRequest,
  variables: OperationType['variables'],
): void {
  fetchQuery(environment, artifact, variables, { fetchPolicy: 'network-only' }).subscribe({ error: () => {} });
}
