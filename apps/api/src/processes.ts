import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { closeLostConnections } from './lostConnections.ts';

/** More processes than this are worth their memory only on a machine of their own. */
const MOST_BY_DEFAULT = 4;

/** Time between the end of a process and the start of the next one. */
const PAUSE_MS = 1_000;

/** Returns how many processes answer. The embedded database belongs to one. */
export function processesOf({ DATABASE_URL: url, PROCESSES: asked }: Pick<Env, 'DATABASE_URL' | 'PROCESSES'>): number {
  if (!url) return 1;
  return asked ?? Math.min(availableParallelism(), MOST_BY_DEFAULT);
}

/** Tells the first process that this one answers now. */
export function reportReady(url: string): void {
  process.send?.({ url });
}

interface Options {
  count: number;
  /** The module that each process runs. */
  exec: string;
  log: Logger;
}

/**
 * Starts the processes that answer, and another one for each that ends without being told to. This process only hands
 * them the connections. It ends after them, with their exit code, and they end with it.
 *
 * @returns the address, once all of them answer. When one ends before any has answered, so do the others and this
 * process. Later ones may end for a passing reason, such as a database that restarts.
 */
export function startProcesses({ count, exec, log }: Options): Promise<string> {
  const ready = Promise.withResolvers<string>();
  const answering = new Set<number>();
  let hasAnswered = false;
  let isStopping = false;
  let exitCode = 0;

  const running = (): Worker[] =>
    Object.values(cluster.workers ?? {}).flatMap((each) => (each && !each.isDead() ? [each] : []));
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    for (const worker of running()) worker.process.kill(signal);
    if (running().length === 0) process.exit(exitCode);
  };

  cluster.setupPrimary({ exec });
  cluster.on('fork', closeLostConnections);
  cluster.on('message', ({ id }, { url }: { url: string }) => {
    hasAnswered = true;
    answering.add(id);
    if (answering.size >= count) ready.resolve(url);
  });
  cluster.on('exit', ({ id, process: { pid } }, code, signal) => {
    answering.delete(id);
    if (isStopping || !hasAnswered) {
      // Node reports a process that a signal has ended with code null.
      exitCode ||= signal ? 1 : code;
      stop('SIGTERM');
      return;
    }
    log.error({ pid, code, signal }, 'a process has ended, and another one starts');
    void wait(PAUSE_MS).then(() => {
      if (!isStopping) cluster.fork();
    });
  });
  process.on('SIGTERM', stop).on('SIGINT', stop);
  for (let started = 0; started < count; started += 1) cluster.fork();
  return ready.promise;
}
