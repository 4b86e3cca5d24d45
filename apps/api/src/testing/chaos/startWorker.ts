import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that works until it is killed. */
export interface Worker {
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Resolves when no work is left. */
  readonly over: Promise<void>;
}

const started = new Set<Worker>();

/** Ends all workers of the test. */
export const killWorkers = () => Promise.all([...started].map(({ kill }) => kill()));

/**
 * Starts a process, and waits until it works, or has nothing to do.
 *
 * @param file the script. It prints `begun` whenever it begins something, and `empty` when nothing is left.
 */
export async function startWorker(file: string, args: readonly string[], begun: string): Promise<Worker> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const begins = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  child.stdout.on('data', (lines) => {
    if (String(lines).includes(begun)) begins.resolve();
    if (String(lines).includes('empty')) over.resolve();
  });
  const worker = {
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
    over: Promise.race([over.promise, closed.then(() => {})]),
  };
  started.add(worker);
  await Promise.race([begins.promise, worker.over]);
  return worker;
}
