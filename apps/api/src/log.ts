import { type Logger, pino } from 'pino';

/**
 * Writes JSON lines to standard output. Callers name each logged fact: headers, bodies, tokens and variables are
 * never logged.
 */
export function newLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
