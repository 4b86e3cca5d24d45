import type { Queries } from '../database/index.ts';
import type { Effect, EffectHandler, Writing } from './Writing.ts';

/**
 * Declares an effect, in the API library of the domain that announces it:
 *
 *     export const bookingsConfirmed = defineEffect<readonly BookingWithItems[], Impact>('bookingsConfirmed');
 *
 * With a second type, previews can ask for the consequences, and domains above follow with {@link followEffect}. Without it
 * they follow with {@link onEffect}.
 */
export function defineEffect<What, Foreseen = never>(name: string): Effect<What, Foreseen> {
  return { name, followers: [] };
}

/**
 * Lets a domain above follow an effect that has no preview. Handlers run in the transaction of the write, in the order in
 * which the API imports them. An error in a handler rolls the write back; `writing.refuseIf` gives the user a reason.
 */
export function onEffect<What>(effect: Effect<What>, follow: EffectHandler<What>): void {
  effect.followers.push({ follow, foresee: async () => [] });
}

/**
 * What a domain does when an effect is announced. The write and its preview make the same plan, so the preview says what
 * the write does, and never promises what the write refuses.
 */
export interface FollowUp<What, Foreseen, Rows, Plan> {
  /**
   * Reads what the plan needs, in few statements, because an effect may be about hundreds of records.
   *
   * @param hold true in the write: lock the rows that the plan changes or depends on, in the order of decision 0036.
   */
  read(queries: Queries, what: What, hold: boolean): Promise<Rows>;
  /** Decides what happens. It reads nothing and writes nothing. */
  plan(rows: Rows, what: What): Plan;
  /** The reasons against the plan. A preview shows only these, and the write is refused with the consequence of the first. */
  refusals?(plan: Plan, what: What): Foreseen[];
  /** Says what the plan does. It may read names and sums for its words, and {@link foresee} the effects that the write announces. */
  impacts(queries: Queries, plan: Plan, what: What): Foreseen[] | Promise<Foreseen[]>;
  /** Does what the plan says. */
  write(writing: Writing, plan: Plan, what: What): Promise<void>;
}

/** Lets a domain above follow an effect, in writes and in previews. It runs as {@link onEffect} says. */
export function followEffect<What, Foreseen extends { readonly consequence: string }, Rows, Plan>(
  effect: Effect<What, Foreseen>,
  { read, plan: planOf, refusals = () => [], impacts, write }: FollowUp<What, Foreseen, Rows, Plan>,
): void {
  effect.followers.push({
    follow: async (writing, what) => {
      const plan = planOf(await read(writing.tx, what, true), what);
      writing.refuseIf(refusals(plan, what)[0]?.consequence ?? null);
      await write(writing, plan, what);
    },
    foresee: async (queries, what) => {
      const plan = planOf(await read(queries, what, false), what);
      const reasons = refusals(plan, what);
      return reasons.length > 0 ? reasons : impacts(queries, plan, what);
    },
  });
}

/**
 * Asks the domains above what they would do if an effect was announced now. Nothing is locked or written.
 *
 * @param what what the write would announce, with the rows as they are before it.
 * @returns all answers in one list, in the order in which the API imports the domains.
 */
export async function foresee<What, Foreseen>(
  queries: Queries,
  { followers }: Effect<What, Foreseen>,
  what: What,
): Promise<Foreseen[]> {
  return (await Promise.all(followers.map((one) => one.foresee(queries, what)))).flat();
}
