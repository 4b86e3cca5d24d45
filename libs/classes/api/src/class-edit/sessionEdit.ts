import { invalidInput, type RowOf, ulidOf, type Violation, type Writing } from '@console/api-kit';
import {
  type TrainingSessionInput,
  whyNotMoveSession,
  whyNotNewDay,
  whyNotRemoveSession,
  whyReasonNeeded,
} from '@console/classes-contracts';
import { toIsoDate } from '@console/format';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { holdTrainer, whyBusy } from '../class-trainer/trainerOfClass.ts';
import type { ClassRow } from '../classEffects.ts';
import { TrainingSession } from '../nodes.ts';
import { trainingSeatReservation, trainingSession } from '../tables.ts';
import { sessionTimes } from '../training-class/sessionTimes.ts';
import type { SessionTimes } from '../training-class/wholeClass.ts';
import { recordedOn, type SessionRecords } from '../training-session/sessionRecords.ts';

type Given = readonly TrainingSessionInput[];
type SessionRow = RowOf<typeof trainingSession>;

/** A session of a class, with what is recorded on it. */
interface KnownSession extends SessionRow, SessionRecords {}

interface Wanted {
  /** Its place in the input, for violations. */
  readonly index: number;
  readonly to: SessionTimes;
}

/** The differences between the sessions of a class and those of an input. */
export interface SessionEdit {
  readonly added: readonly Wanted[];
  readonly changed: readonly (Wanted & { readonly session: KnownSession })[];
  readonly removed: readonly KnownSession[];
  /** The places in the input of ids that the class does not have. */
  readonly unknown: readonly number[];
}

/** Locks and returns the sessions of a class. Lock the class first. */
export async function sessionsToEdit({ tx }: Writing, { id }: ClassRow): Promise<KnownSession[]> {
  const rows = await tx
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, id))
    .orderBy(asc(trainingSession.id))
    .for('update');
  const recorded = await recordedOn(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, ...(recorded.get(row.id) ?? { attended: false, noted: false }) }));
}

/** Compares the sessions of a class with those of an input. Sessions that stay as they are, are left out. */
export function planSessions(
  trainingClass: Pick<ClassRow, 'deliveryFormat'>,
  known: readonly KnownSession[],
  given: Given,
): SessionEdit {
  const byId = new Map(known.map((session) => [session.id, session]));
  const wanted = given.map((one, index) => ({
    index,
    to: sessionTimes(one, trainingClass),
    isNew: one.id === null,
    session: byId.get(ulidOf(TrainingSession.prefix, one.id ?? '') ?? ''),
  }));
  const kept = new Set(wanted.map(({ session }) => session?.id));
  return {
    added: wanted.filter(({ isNew }) => isNew),
    changed: wanted.flatMap(({ index, to, session }) =>
      session && differs(session, to) ? [{ index, to, session }] : [],
    ),
    removed: known.filter(({ id }) => !kept.has(id)),
    unknown: wanted.filter(({ isNew, session }) => !isNew && !session).map(({ index }) => index),
  };
}

function differs(session: SessionRow, to: SessionTimes): boolean {
  return moves(session, to) || session.meetingLink !== to.meetingLink || session.venue !== (to.venue ?? null);
}

const moves = (session: SessionRow, { startsAt, endsAt }: SessionTimes): boolean =>
  session.startsAt.getTime() !== startsAt.getTime() || session.endsAt.getTime() !== endsAt.getTime();

const dayOf = ({ startsAt }: SessionTimes) => toIsoDate(startsAt);

/** @throws a violation for each change that the rules refuse. The class must be locked. */
export async function refuseSessions(
  writing: Writing,
  trainingClass: ClassRow,
  edit: SessionEdit,
  reason: string | null,
): Promise<void> {
  const moved = edit.changed.filter(({ session, to }) => moves(session, to));
  const onNewDays = [...edit.added, ...moved.filter(({ session, to }) => dayOf(session) !== dayOf(to))];
  const today = toIsoDate(writing.now);
  const violations: Violation[] = [
    ...edit.unknown.map((index) => ({ path: `sessions.${index}.id`, message: 'This session no longer exists.' })),
    ...edit.removed.flatMap((session) => violation('sessions', whyNotRemoveSession(session))),
    ...moved.flatMap(({ index, session, to }) => violation(dateOf(index), whyNotMoveSession(session, dayOf(to)))),
    ...onNewDays.flatMap(({ index, to }) => violation(dateOf(index), whyNotNewDay(dayOf(to), today))),
    ...(await clashes(writing, trainingClass, [...edit.added, ...moved])),
  ];
  if (reason === null && (moved.length > 0 || edit.removed.length > 0)) {
    violations.push(...violation('reason', whyReasonNeeded(await seatsReserved(writing, trainingClass))));
  }
  const [first, ...others] = violations;
  if (first) throw invalidInput(first, ...others);
}

/** Locks the trainer of the class, so that nobody gives the trainer another class at these times meanwhile. */
async function clashes(writing: Writing, trainingClass: ClassRow, wanted: readonly Wanted[]): Promise<Violation[]> {
  if (wanted.length === 0) return [];
  const trainer = await holdTrainer(writing, trainingClass.trainerId);
  if (!trainer) return [];
  const dates = wanted.map(({ index, to }) => ({ ...to, id: String(index) }));
  const busy = await whyBusy(writing.tx, trainer, trainingClass, dates);
  return wanted.flatMap(({ index }) => violation(dateOf(index), busy.get(String(index)) ?? null));
}

const seatsReserved = ({ tx }: Writing, { id }: ClassRow): Promise<number> =>
  tx.$count(
    trainingSeatReservation,
    and(eq(trainingSeatReservation.classId, id), isNull(trainingSeatReservation.releasedAt)),
  );

const dateOf = (index: number): string => `sessions.${index}.date`;
const violation = (path: string, message: string | null): Violation[] => (message === null ? [] : [{ path, message }]);
