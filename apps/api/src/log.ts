import { type Logger, pino } from 'pino';

/** Lines of JSON on standard output. What is logged is named one by one: no headers, bodies, tokens or variables. */
export function newLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
