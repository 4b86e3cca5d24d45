import type { Queries } from '@console/api-kit/database';
import { whyTrainerIsBusy } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { trainer } from '../tables.ts';
import { taughtDuring } from './taughtDuring.ts';
import { whyUnavailable } from './unavailableDuring.ts';

const { person } = core;

interface Dates {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns why a trainer is not free at these times, each reason once, as sentences. It takes no locks: a write asks again
 * under the lock of the trainer.
 *
 * @param ownClassId the ULID of the class of the sessions, which does not count.
 */
export async function trainerConflicts(
  queries: Queries,
  trainerId: string,
  ownClassId: string,
  dates: readonly Dates[],
): Promise<string[]> {
  const [named] = await queries
    .select({ id: trainer.id, fullName: person.fullName })
    .from(trainer)
    .innerJoin(person, eq(person.id, trainer.personId))
    .where(eq(trainer.id, trainerId));
  if (!named || dates.length === 0) return [];
  const away = await whyUnavailable(queries, named, dates);
  const taught = await taughtDuring(queries, trainerId, ownClassId, dates);
  return [...new Set([...away.values(), ...taught.map((session) => whyTrainerIsBusy(named, session))])];
}
