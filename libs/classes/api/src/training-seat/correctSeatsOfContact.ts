import { builder, loadBatched, onEffect, type RequestContext, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { CustomerContact, contactCorrected } from '@console/core-api';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, or } from 'drizzle-orm';
import { Attendee, TrainingSeatReservation } from '../nodes.ts';
import { attendee, trainingClass, trainingSeatReservation } from '../tables.ts';
import { keepCorrection } from './keepDelegates.ts';

builder.objectField(CustomerContact.ref, 'comingAttendees', (t) =>
  t.field({
    type: [Attendee.ref],
    description:
      'The seats of the contact in classes that are not over, in the order of the classes. They can be corrected with the contact.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => comingSeatsOf(context, id),
  }),
);

// The name and email on a seat are copies. A correction of the contact takes them along where staff want it.
onEffect(contactCorrected, async (writing, { contact, ...correction }) => {
  const corrected = withoutUndefined(correction);
  const otherwise = async () => {
    const seats = await seatsOf(writing.tx, [contact], writing.now);
    return seats.filter((seat) => fields.some((field) => seat[field] !== { ...seat, ...corrected }[field]));
  };
  const held = await holdClassesOf(writing, await otherwise());
  // Nothing is locked for an edit that leaves every seat as it is, such as a new telephone.
  if (held.size === 0) return;
  for (const { reservation, ...seat } of await otherwise()) {
    // The contact may have got a seat of another class since the classes were read.
    if (!held.has(reservation.classId)) continue;
    await writing.update(Attendee, seat, correction);
    keepCorrection(writing, { id: reservation.classId }, seat, { ...seat, ...corrected }, reservation);
    writing.touchRow(TrainingSeatReservation, reservation);
  }
});

const fields = ['givenName', 'familyName', 'email'] as const;

type Correction = { readonly [Field in (typeof fields)[number]]: string | undefined };

const withoutUndefined = (correction: Correction): Partial<Record<(typeof fields)[number], string>> =>
  Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));

/** Locks the classes of seats, so that nobody gives, moves or corrects one of them meanwhile. */
async function holdClassesOf({ tx }: Writing, seats: readonly ComingSeat[]): Promise<ReadonlySet<string>> {
  if (seats.length === 0) return new Set();
  const classes = seats.map(({ reservation }) => reservation.classId);
  const held = await tx
    .select({ id: trainingClass.id })
    .from(trainingClass)
    .where(inArray(trainingClass.id, classes))
    .orderBy(asc(trainingClass.id))
    .for('no key update');
  return new Set(held.map(({ id }) => id));
}

interface ComingSeat extends RowOf<typeof attendee> {
  readonly reservation: RowOf<typeof trainingSeatReservation>;
}

/** Returns the seats of contacts in classes that are not over: neither ended nor canceled. */
async function seatsOf(queries: Queries, contacts: readonly string[], now: Date): Promise<ComingSeat[]> {
  return queries
    .select({ ...getTableColumns(attendee), reservation: trainingSeatReservation })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .innerJoin(trainingClass, eq(trainingClass.id, trainingSeatReservation.classId))
    .where(
      and(
        inArray(attendee.personId, [...contacts]),
        isNull(trainingSeatReservation.releasedAt),
        inArray(trainingClass.status, ['provisional', 'confirmed', 'postponed']),
        or(isNull(trainingClass.endsAt), gt(trainingClass.endsAt, now)),
      ),
    )
    .orderBy(asc(trainingClass.startsAt), asc(attendee.id));
}

/** One statement answers for all contacts of a request. */
async function comingSeatsOf(context: RequestContext, id: string): Promise<readonly ComingSeat[]> {
  const found = await loadBatched<readonly ComingSeat[]>(context, comingSeatsOf, id, async (ids) =>
    Map.groupBy(await seatsOf(context.database, ids, context.clock()), ({ personId }) => personId ?? ''),
  );
  return found ?? [];
}
