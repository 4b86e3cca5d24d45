import { tooCostly } from '@console/api-kit';
import type { Exchange } from './exchange.ts';
import { send } from './send.ts';

/** The most characters of a GraphQL answer. The largest screen, 500 notes of the greatest length, stays below. */
const MOST_CHARACTERS = 32_000_000;

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Sends the answer to a GraphQL operation. An answer that is too large is replaced by an error. */
export function sendResult(exchange: Exchange, result: object): Promise<void> {
  const text = JSON.stringify(result);
  return send(exchange, 200, headers, text.length > MOST_CHARACTERS ? JSON.stringify(TOO_LARGE) : text);
}

const TOO_LARGE = { errors: [tooCostly('The answer is too large. Ask for smaller pages.')] };
