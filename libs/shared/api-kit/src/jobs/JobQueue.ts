import { type Database, onBehalfOf, type Queries, unavailableIn } from '../database/index.ts';
import { type Clock, type Viewer, viewerOf } from '../schema/context.ts';
import { forbiddenChange, isForReader, refused } from '../schema/errors.ts';
import { iriOf } from '../schema/ids.ts';
import { Writing } from '../write/Writing.ts';
import { type DeclaredJob, jobNamed, jobNames } from './defineJob.ts';
import { Job } from './job.ts';
import {
  fail,
  forgetOld,
  giveBack,
  keepTaken,
  repeatLater,
  saveStep,
  type TakenJob,
  takeDue,
  untilDueMs,
  type WantedJobs,
} from './statements.ts';
import type { WorkSource } from './WorkLoop.ts';

/** The times of a queue, in milliseconds. */
export interface JobTimes {
  /** A process that has not renewed its lease for this long is taken for dead. */
  lease: number;
  /** How often a running step shows its progress. */
  beat: number;
  /** The wait after the first failure. It doubles with each further one. */
  retry: number;
  /** How long jobs are kept after their end. */
  kept: number;
}

const TIMES: JobTimes = { lease: 30_000, beat: 500, retry: 4_000, kept: 14 * 24 * 60 * 60 * 1000 };

/** Only one process opens the embedded database. So a step that it finds running there was interrupted. */
const LEASE_EMBEDDED = 2_000;

/** The users whose steps this process does at the same time, one step for each. */
const USERS_AT_ONCE = 3;

/** The longest wait before a step is repeated, in milliseconds. */
const LONGEST_WAIT = 600_000;

/** A step that has failed this often in a row ends its job. */
export const MOST_FAILURES = 5;

const INTERRUPTED = 'The server was interrupted too often while it did this. Please try again.';
const GONE = 'The user who started this may no longer use the console.';

interface JobQueueOptions {
  database: Database;
  /** Returns a user with the present roles, or null when the user may no longer sign in. */
  findViewer: (database: Queries, userId: string) => Promise<Viewer | null>;
  clock: Clock;
  /** Called with every error of a step that is not a refusal. */
  onError: (error: unknown, about: { job: string; name: string }) => void;
  times?: Partial<JobTimes>;
}

/** Another process has taken the job meanwhile, so this step must not take effect. */
class LeaseLost extends Error {}

/**
 * The jobs of the table `job`, for any number of processes. A process does one step of a user at a time, so a user whose
 * writes all wait delays nobody else's jobs.
 */
export class JobQueue implements WorkSource {
  readonly #options: JobQueueOptions;
  readonly #times: JobTimes;
  /** The users for whom this process does a step. */
  readonly #busy = new Set<string>();

  constructor(options: JobQueueOptions) {
    this.#options = options;
    const lease = options.database.engine === 'pglite' ? LEASE_EMBEDDED : TIMES.lease;
    this.#times = { ...TIMES, lease, ...options.times };
  }

  async take(): Promise<((signal: AbortSignal) => Promise<void>) | null> {
    if (this.#busy.size >= USERS_AT_ONCE) return null;
    const taken = await takeDue(this.#options.database, { ...this.#wanted, leaseMs: this.#times.lease });
    const declared = taken && jobNamed(taken.name);
    if (!declared) return null;
    return (signal) => {
      this.#busy.add(taken.userId);
      return this.#run(declared, taken, signal).finally(() => this.#busy.delete(taken.userId));
    };
  }

  async untilDueMs(): Promise<number | null> {
    return this.#busy.size >= USERS_AT_ONCE ? null : untilDueMs(this.#options.database, this.#wanted);
  }

  get #wanted(): WantedJobs {
    return { names: jobNames(), exceptOf: [...this.#busy] };
  }

  async #run(declared: DeclaredJob, taken: TakenJob, signal: AbortSignal): Promise<void> {
    const { database } = this.#options;
    if (taken.failures > MOST_FAILURES && taken.was === 'running') {
      // The step has ended its process each time.
      await (declared.mustSucceed ? repeatLater(database, taken, LONGEST_WAIT) : fail(database, taken, INTERRUPTED));
      return;
    }
    const beats = new Beats(database, taken, this.#times);
    const caller = { userId: taken.userId, signal: AbortSignal.any([signal, beats.lost]) };
    try {
      const isOver = await onBehalfOf(caller, () => this.#step(declared, taken, beats.report));
      if (isOver) await forgetOld(database, this.#times.kept);
    } catch (error) {
      if (!beats.lost.aborted) await this.#leave(declared, taken, error, signal);
    } finally {
      beats.stop();
    }
  }

  /**
   * The effect of the step and its end are one transaction.
   *
   * @returns whether the job is completed.
   */
  #step(declared: DeclaredJob, taken: TakenJob, report: Beats['report']): Promise<boolean> {
    const { database, clock, findViewer } = this.#options;
    return database.transaction(async (tx) => {
      const found = await findViewer(tx, taken.userId);
      if (!found && !declared.mustSucceed) throw refused(GONE);
      const viewer = found ?? viewerOf({ userId: taken.userId, personId: '', roles: [] });
      if (!declared.rule.allows(viewer, {}) && !declared.mustSucceed) throw forbiddenChange();
      const writing = new Writing(tx, { viewer, clock });
      const { done, result } = taken;
      const step = await declared.run({ writing, jobId: taken.id, done, result, report }, taken.input);
      if (step.done <= done && step.done < step.total) throw new Error(`${taken.name} did not get beyond ${done}.`);
      await writing.finish();
      if (!(await saveStep(tx, taken, { ...step, result: step.result ?? result }))) throw new LeaseLost();
      writing.touch(Job, taken.id);
      await writing.changes.publish(tx, { viewer });
      return step.done >= step.total;
    });
  }

  /** The step has not taken effect. A refusal ends the job, because it would be refused again. */
  async #leave({ mustSucceed }: DeclaredJob, taken: TakenJob, error: unknown, signal: AbortSignal): Promise<void> {
    const { database, onError } = this.#options;
    if (error instanceof LeaseLost) return;
    if (signal.aborted) {
      await giveBack(database, taken);
      return;
    }
    if (isForReader(error) && !mustSucceed) {
      await fail(database, taken, error.message);
      return;
    }
    const id = iriOf(Job, taken.id) ?? '';
    onError(error, { job: id, name: taken.name });
    if (mustSucceed || taken.failures < MOST_FAILURES) {
      await repeatLater(database, taken, Math.min(LONGEST_WAIT, this.#times.retry * 2 ** (taken.failures - 1)));
      return;
    }
    const sentence = unavailableIn(error)?.message;
    await fail(
      database,
      taken,
      sentence ?? `Something went wrong on the server. Please quote ${id} when you report it.`,
    );
  }
}

/** Keeps the lease of a running step, and shows how far it is. */
class Beats {
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #lost = new AbortController();
  #reported: { done: number; total: number } | null = null;
  #keptAt = performance.now();

  constructor(database: Database, taken: TakenJob, { lease, beat }: JobTimes) {
    // The embedded database belongs to one process, and its only session to the step.
    if (database.engine === 'pglite') return;
    const keep = async () => {
      const reported = this.#reported;
      if (!reported && performance.now() - this.#keptAt < lease / 3) return;
      this.#reported = null;
      this.#keptAt = performance.now();
      if (!(await keepTaken(database, taken, { leaseMs: lease, reported }))) this.#lost.abort();
    };
    // Without an answer of the database the next beat tries again.
    this.#timer = setInterval(() => void keep().catch(() => {}), beat);
  }

  /** Aborts when another process has taken the job. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  readonly report = (done: number, total: number): void => {
    this.#reported = { done, total };
  };

  stop(): void {
    clearInterval(this.#timer);
  }
}
