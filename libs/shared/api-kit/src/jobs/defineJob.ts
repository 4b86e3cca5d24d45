import * as z from 'zod/mini';
import type { Rule } from '../schema/rules.ts';
import type { Writing } from '../write/Writing.ts';
import { Job, type JobRow } from './job.ts';

/** How far a job is, and what has come of it so far. */
export interface Progress<Result> {
  /** 0 before the first step. */
  readonly done: number;
  /** What the last step has returned, or the declared `first`. */
  readonly result: Result;
}

/** One step of a job, inside its transaction. */
export interface Work<Result> extends Progress<Result> {
  /** The ULID of the job. */
  readonly jobId: string;
  /** Writes with the rights and in the name of the user who started the job. */
  readonly writing: Writing;
  /**
   * Shows screens how far a long step is, before it is committed. The embedded database has one session, which the step
   * holds, so there it shows nothing.
   */
  readonly report: (done: number, total: number) => void;
}

/** What a step has reached. The job is completed when `done` is `total`; otherwise the next step follows. */
export interface Step<Result> {
  readonly done: number;
  readonly total: number;
  readonly result?: Result;
}

interface JobOptions<Check extends z.core.$ZodType, Result> {
  /** The users whose jobs run. It is asked again before each step. */
  rule: Rule;
  /** The zod object of the domain's contracts. The input is kept as JSON until the job is completed. */
  input: Check;
  /**
   * For work of the console itself, which a user's write only starts: it goes on when its user has lost the rights, is
   * repeated until it succeeds, and cannot be canceled.
   */
  mustSucceed?: boolean;
  /** For work whose steps each stand for themselves: its user can cancel it between two of them. */
  endsEarly?: boolean;
  /** The result before the first step: `{ added: 0 }`. Screens read the result of the last step. Null by default. */
  first?: Result;
  /** Does one step, from `work.done` on. */
  run: (work: Work<NoInfer<Result>>, input: z.output<Check>) => Promise<Step<NoInfer<Result>>>;
}

/** A declared job, as a runner runs it. */
export interface DeclaredJob {
  readonly name: string;
  readonly rule: Rule;
  readonly mustSucceed: boolean;
  readonly endsEarly: boolean;
  run(work: Work<unknown>, input: unknown): Promise<Step<unknown>>;
}

/** A declared job, as {@link startJob} starts it. */
export interface JobType<Input> extends DeclaredJob {
  /** Only for the compiler: the input that a start needs. */
  readonly inputType?: Input;
}

const jobs = new Map<string, DeclaredJob>();

/** Returns a declared job by its name. */
export const jobNamed = (name: string): DeclaredJob | undefined => jobs.get(name);

/** Returns the names of all jobs that this release can run. */
export const jobNames = (): string[] => [...jobs.keys()];

/**
 * Declares long work that runs after the request that starts it ({@link startJob}):
 *
 *     export const importDelegates = defineJob('importDelegates', {
 *       rule: staff,
 *       input: importDelegatesInput,
 *       run: async ({ writing, done }, { lines }) => {
 *         for (const line of lines.slice(done, done + 50)) await importLine(writing, line);
 *         return { done: Math.min(done + 50, lines.length), total: lines.length };
 *       },
 *     });
 *
 * Each step is one transaction that also saves how far the job is. So each step takes effect exactly once, and after a
 * crash the job goes on behind the last committed step. Work that must happen as a whole is one step. Between two steps
 * other users get their turn, and a process that stops leaves the rest to others.
 *
 * A refusal (`writing.refuseIf`) ends the job, and its sentence is shown. Other errors are repeated a few times. A step
 * must not wait for a network.
 */
export function defineJob<const Check extends z.core.$ZodType, Result = null>(
  name: string,
  { rule, input: check, mustSucceed = false, endsEarly = false, first, run }: JobOptions<Check, Result>,
): JobType<z.input<Check>> {
  if (jobs.has(name)) throw new Error(`The job ${name} is declared twice.`);
  const declared: DeclaredJob = {
    name,
    rule,
    mustSucceed,
    endsEarly,
    run: (work, input) => run({ ...work, result: (work.result ?? first ?? null) as Result }, z.parse(check, input)),
  };
  jobs.set(name, declared);
  return declared;
}

/**
 * Starts a job when the transaction commits: `startJob(writing, importDelegates, input, { target: input.trainingClass })`.
 * A mutation with `changes: Job` returns it, so the screen can show its progress.
 *
 * @param options.target the id of the record that the job is about. `latestJob` finds it again by that id.
 */
export function startJob<Input>(
  writing: Writing,
  { name }: JobType<Input>,
  input: NoInfer<Input>,
  { target }: { target?: string } = {},
): Promise<JobRow> {
  return writing.insert(Job, { name, input, target });
}
