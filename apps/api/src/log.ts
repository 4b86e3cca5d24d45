import { type Logger, pino } from 'pino';

/**
 * Writes JSON lines to standard output. Callers name each value to log. They never log headers, bodies, tokens or
 * variables.
 */
export function newLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
