import { onBehalfOf } from '@console/api-kit/database';
import type { Exchange } from './exchange.ts';
import { leaving } from './leaving.ts';

/**
 * Runs work of the request's user. The database need not finish it when the client leaves before the answer.
 *
 * @param work receives the signal that aborts when the client leaves.
 */
export function whileConnected<Result>(
  { response, userId }: Exchange,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = leaving(response);
  return onBehalfOf({ signal, userId }, () => work(signal));
}
