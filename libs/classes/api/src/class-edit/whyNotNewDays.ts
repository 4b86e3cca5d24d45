import type { Queries } from '@console/api-kit/database';
import { whyNotChangeClass, whyNotMoveSession, whyNotNewDay } from '@console/classes-contracts';
import { toIsoDate } from '@console/format';
import type { ClassRow } from '../classEffects.ts';
import { recordedOn } from '../training-session/sessionRecords.ts';

/** A session of a class, and when it would begin. */
interface NewDay {
  readonly session: { readonly id: string; readonly startsAt: Date };
  readonly startsAt: Date;
}

/**
 * Returns why the sessions of a class with dates cannot get these days, each reason once, in the words and the order of
 * `changeSessions`. It does not ask whether the trainer is free.
 */
export async function whyNotNewDays(
  queries: Queries,
  held: Pick<ClassRow, 'status'>,
  days: readonly NewDay[],
  now: Date,
): Promise<string[]> {
  const whyNot = whyNotChangeClass(held);
  if (whyNot !== null) return [whyNot];
  const recorded = await recordedOn(
    queries,
    days.map(({ session }) => session.id),
  );
  const moved = days.map(({ session: { id, startsAt: before }, startsAt }) => {
    const attended = recorded.get(id)?.attended ?? false;
    return whyNotMoveSession({ startsAt: before, attended }, toIsoDate(startsAt));
  });
  const past = days
    .filter(({ session, startsAt }) => toIsoDate(session.startsAt) !== toIsoDate(startsAt))
    .map(({ startsAt }) => whyNotNewDay(toIsoDate(startsAt), toIsoDate(now)));
  return [...new Set([...moved, ...past].filter((reason) => reason !== null))];
}
