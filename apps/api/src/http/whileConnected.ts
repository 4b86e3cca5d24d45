import { onBehalfOf } from '@console/api-kit/database';
import type { Exchange } from './exchange.ts';
import { leaving } from './leaving.ts';

/** Runs work of the request's user. The database need not finish it when the client leaves before the answer. */
export function whileConnected<Result>({ response, userId }: Exchange, work: () => Promise<Result>): Promise<Result> {
  return onBehalfOf({ signal: leaving(response), userId }, work);
}
