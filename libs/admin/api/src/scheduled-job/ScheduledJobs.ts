import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, isForReader, viewerOf, type WorkSource, Writing } from '@console/api-kit';
import { type Database, onBehalfOf } from '@console/api-kit/database';
import { timeAnew } from './followTargets.ts';
import { runJob } from './runJob.ts';
import {
  endWithout,
  giveBack,
  repeatLater,
  saveEnd,
  type TakenJob,
  takeDue,
  untilDueMs,
  waitAgain,
} from './statements.ts';

/** A process that has not ended a job by then is taken for dead. */
const LEASE_MS = 30_000;

/** Only one process opens the embedded database. So a job that it finds running there was interrupted. */
const LEASE_EMBEDDED_MS = 2_000;

/**
 * A process runs one job at a time, and rests for this share of the time that it took. So pages stay quick while thousands of jobs
 * are due.
 */
const REST = 0.5;

/** A job that has failed this often ends. */
const MOST_FAILURES = 5;

/** The wait after the first failure. It doubles with each further one. */
const RETRY_MS = 4_000;

interface ScheduledJobsOptions {
  database: Database;
  clock: Clock;
  /** Called with every error that is not a refusal. */
  onError: (error: unknown, about: { scheduledJob: string }) => void;
  leaseMs?: number;
  retryMs?: number;
}

/** Another process has taken the job meanwhile, so this run must not take effect. */
class LeaseLost extends Error {}

/**
 * The scheduled jobs that are due, for any number of processes. The effect of a job and its end are one transaction, so it takes
 * effect once. The job is locked last, because a write locks its target before the jobs (0036).
 */
export class ScheduledJobs implements WorkSource {
  readonly #options: ScheduledJobsOptions;
  readonly #leaseMs: number;
  readonly #retryMs: number;
  /** Whether this process runs a job, or rests after one. */
  #isBusy = false;

  constructor(options: ScheduledJobsOptions) {
    this.#options = options;
    this.#leaseMs = options.leaseMs ?? (options.database.engine === 'pglite' ? LEASE_EMBEDDED_MS : LEASE_MS);
    this.#retryMs = options.retryMs ?? RETRY_MS;
  }

  async take(): Promise<((signal: AbortSignal) => Promise<void>) | null> {
    if (this.#isBusy) return null;
    const { database, clock } = this.#options;
    const taken = await takeDue(database, { now: clock(), leaseMs: this.#leaseMs });
    if (!taken) return null;
    this.#isBusy = true;
    return (signal) =>
      this.#runAndRest(taken, signal).finally(() => {
        this.#isBusy = false;
      });
  }

  async untilDueMs(): Promise<number | null> {
    const { database, clock } = this.#options;
    return this.#isBusy ? null : untilDueMs(database, clock());
  }

  async #runAndRest(taken: TakenJob, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    await this.#run(taken, signal);
    // An ending process does not rest.
    await wait((performance.now() - began) * REST, undefined, { signal }).catch(() => undefined);
  }

  async #run(taken: TakenJob, signal: AbortSignal): Promise<void> {
    const { database, clock, onError } = this.#options;
    if (taken.failures > MOST_FAILURES && taken.was === 'running') {
      // The run has ended its process each time.
      const message = 'Timed out: the server was interrupted each time it ran.';
      await endWithout(database, taken, clock(), { status: 'timeout', message });
      return;
    }
    try {
      // A workflow takes its turn at the database as a user does (0064).
      await onBehalfOf({ userId: taken.workflowId, signal }, () => this.#effect(taken));
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (signal.aborted) {
        await giveBack(database, taken, clock());
        return;
      }
      if (isForReader(error)) {
        await endWithout(database, taken, clock(), { status: 'failed', message: `Failed: ${error.message}` });
        return;
      }
      onError(error, { scheduledJob: taken.id });
      if (taken.failures < MOST_FAILURES) {
        await repeatLater(database, taken, clock(), this.#retryMs * 2 ** (taken.failures - 1));
        return;
      }
      const message = `Failed: something went wrong on the server. Please quote ${taken.id} when you report it.`;
      await endWithout(database, taken, clock(), { status: 'failed', message });
    }
  }

  async #effect(taken: TakenJob): Promise<void> {
    const { database, clock } = this.#options;
    await database.transaction(async (tx) => {
      // The author is the workflow, which has no rights of its own: an administrator has given it its task.
      const viewer = viewerOf({ userId: taken.workflowId, personId: '', roles: [] });
      const writing = new Writing(tx, { viewer, clock });
      const { end, workflow } = await runJob(writing, taken);
      const isOurs = end ? await saveEnd(tx, taken, writing.now, end) : await waitAgain(tx, taken);
      if (!isOurs) throw new LeaseLost();
      if (!end) await timeAnew(writing, [workflow], [taken.targetId]);
      await writing.finish();
      await writing.changes.publish(tx, {});
    });
  }
}
