import type { Database } from '@console/api-kit/database';
import type { Logger } from 'pino';
import { type RunningServer, STOP_MS } from './server.ts';

/** The time for the database to close, after the last request has ended. */
const CLOSE_MS = 5_000;

interface StopOptions {
  /** How long the server still answers after SIGTERM, so that load balancers can notice. */
  drainMs: number;
  log: Logger;
}

/**
 * Stops the server on SIGTERM, which comes from an operator's tools, and on SIGINT, which comes from a keyboard and
 * skips the drain, also one that has begun. The process ends by a deadline, whatever the database does.
 */
export function stopOnSignal(server: RunningServer, database: Database, { drainMs, log }: StopOptions): void {
  const stop = async (drain: number) => {
    const reason = 'the database did not close in time';
    setTimeout(giveUp, drain + STOP_MS + CLOSE_MS, reason).unref();
    await server.close(drain);
    await database.close();
    // The channel to the first process, where there is one, would keep this process alive.
    process.disconnect?.();
  };
  const giveUp = (reason: string) => {
    log.error({ reason }, 'the process ends without closing everything');
    process.exit(1);
  };
  const onSignal = (drain: number) => {
    stop(drain).catch((error) => giveUp(String(error)));
  };
  process.on('SIGTERM', () => onSignal(drainMs)).on('SIGINT', () => onSignal(0));
}
