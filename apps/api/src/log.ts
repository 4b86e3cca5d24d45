import { unavailableIn } from '@console/api-kit/database';
import { type Logger, pino } from 'pino';
import { causeOf } from './causeOf.ts';

/**
 * Writes JSON lines to standard output, or to another file descriptor. Callers name each value to log. They never log headers, bodies, tokens or
 * variables.
 */
export function newLog(level: string, dest = 1): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest, sync: true }));
}

/** Logs the failure of a request or a job that its message does not explain. A database that is away is no fault of the program. */
export function logFailure(log: Logger, error: unknown, about: Readonly<Record<string, string | undefined>>): void {
  const cause = causeOf(error);
  const unavailable = unavailableIn(error);
  if (!unavailable) log.error({ ...about, error: cause.message, stack: cause.stack }, 'internal error');
  else if (unavailable.reason === 'abandoned') log.info(about, 'the client left before the answer');
  else log.warn({ ...about, reason: unavailable.reason, error: cause.message }, 'the database is not available');
}
