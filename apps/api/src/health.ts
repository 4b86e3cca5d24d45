import type { Database } from '@console/api-kit/database';
import type { Logger } from 'pino';
import type { Exchange } from './http/exchange.ts';
import { sendJson } from './http/send.ts';

/** A load balancer that asks every second gets its answer before it asks again. */
const ANSWER_WITHIN_MS = 900;

interface HealthOptions {
  database: Database;
  log: Logger;
  /** Whether the server has been told to stop. */
  isStopping: () => boolean;
}

/**
 * The answers for those who watch the server:
 *
 * - `/health/live`: this process answers. It never asks the database: starting the process again does not cure that.
 * - `/health/ready`: requests may be sent here. It answers 503 from the signal to stop on, so that a load balancer
 *   sends new requests elsewhere while this process still answers.
 * - `/health`: the database answers.
 */
export function healthHandler({ database, log, isStopping }: HealthOptions) {
  return async (exchange: Exchange): Promise<void> => {
    const { pathname } = exchange.url;
    if (pathname === '/health/live') return sendJson(exchange, 200, { status: 'ok' });
    if (pathname === '/health/ready' && isStopping()) return sendJson(exchange, 503, { status: 'stopping' });
    if (await database.isAnswering(ANSWER_WITHIN_MS)) return sendJson(exchange, 200, { status: 'ok' });
    log.error({ requestId: exchange.requestId }, 'the database does not answer');
    return sendJson(exchange, 503, { status: 'database unreachable' });
  };
}
