import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables } from '@console/classes-api';
import { shiftDays } from '@console/classes-contracts';
import { addDays, daysBetween, toIsoDate } from '@console/format';
import { asc, eq } from 'drizzle-orm';

const { trainingSession } = tables;

type SessionRow = RowOf<typeof trainingSession>;

/** A session of a class, and when it would be. */
export interface PlannedSession {
  readonly session: SessionRow;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Lays out the sessions of a class from a new first day. They keep their hours and their distance in working days, as when a
 * class gets new dates by hand.
 */
export async function plannedSessions(queries: Queries, classId: string, newStartsAt: Date): Promise<PlannedSession[]> {
  const sessions = await queries
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, classId))
    .orderBy(asc(trainingSession.startsAt));
  const days = sessions.map(({ startsAt }) => toIsoDate(startsAt));
  const shifted = shiftDays(days, toIsoDate(newStartsAt));
  return sessions.map((session, index) => {
    const distance = daysBetween(days[index] ?? '', shifted[index] ?? '');
    return { session, startsAt: moved(session.startsAt, distance), endsAt: moved(session.endsAt, distance) };
  });
}

/** Moves a time by days of UTC, so the hour stays. */
const moved = (at: Date, days: number): Date =>
  new Date(`${addDays(toIsoDate(at), days)}${at.toISOString().slice(10)}`);
