import { invalidInput, mutationField, type RowOf, requireUlid, staff, ulidOf, type Writing } from '@console/api-kit';
import { createChangeRequestInput, kindOfChange, whyNotKind, whyNotNumber } from '@console/bookings-contracts';
import { Attendee, type ClassRow, Trainer, TrainingClass, tables } from '@console/classes-api';
import { whyNotSell } from '@console/classes-contracts';
import { toIsoDate } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { Booking, BookingItem, ChangeRequest } from '../nodes.ts';
import { bookingItem } from '../tables.ts';
import { plannedSessions } from './plannedSessions.ts';

const { attendee, trainingClass, trainingSeatReservation } = tables;

type Input = z.output<typeof createChangeRequestInput>;
type ItemRow = RowOf<typeof bookingItem>;

mutationField('createChangeRequest', {
  description:
    'Asks for one change of a booking item. Nothing changes until somebody approves and implements it. For other dates the sessions keep their hours.',
  rule: staff,
  input: createChangeRequestInput,
  describe: {
    newStartsAt: 'The new first day of a private class.',
    newTrainingClass: 'The public class to which the seats move, or the delegate alone.',
    delegate: 'The delegate to transfer to the class. Absent: the whole item moves.',
    newMaxAttendees: 'The places of a private class, or the seats on a public one.',
  },
  changes: ChangeRequest,
  write: async (writing, input) => {
    const { subject, newMaxAttendees } = input;
    const newClass = input.newTrainingClass
      ? await writing.refer(TrainingClass, input.newTrainingClass, 'newTrainingClass')
      : null;
    const newTrainer = input.newTrainer ? await writing.refer(Trainer, input.newTrainer, 'newTrainer') : null;
    const booking = await writing.refer(Booking, input.booking, 'booking');
    const item = await itemOf(writing, input, booking.id);
    const kind = kindOfChange(input);
    if (kind !== null) writing.refuseIf(whyNotKind(kind, item));
    const own = await classOf(writing, item);
    if (newClass) refuseClass(writing, own, newClass);
    if (newTrainer && newTrainer.id === own.trainerId) refuse('newTrainer', 'This trainer teaches the class already');
    const isPrivate = item.type === 'private';
    const same =
      newMaxAttendees === null
        ? null
        : whyNotNumber(isPrivate ? own.maxAttendees : item.quantity, newMaxAttendees, isPrivate ? 'place' : 'seat');
    if (same !== null) refuse('newMaxAttendees', same);
    return writing.insert(ChangeRequest, {
      subject,
      bookingId: booking.id,
      bookingItemId: item.id,
      newClassId: newClass?.id ?? null,
      newTrainerId: newTrainer?.id ?? null,
      newMaxAttendees,
      newStartsAt: input.newStartsAt ? await firstSession(writing, own, input.newStartsAt) : null,
      attendeeId: input.delegate ? await delegateOf(writing, input.delegate, item) : null,
    });
  },
});

const refuse = (path: string, message: string): never => {
  throw invalidInput({ path, message });
};

async function itemOf({ tx }: Writing, { bookingItem: iri }: Input, bookingId: string): Promise<ItemRow> {
  const id = requireUlid(BookingItem.prefix, iri, 'bookingItem');
  const [item] = await tx
    .select()
    .from(bookingItem)
    .where(and(eq(bookingItem.id, id), eq(bookingItem.bookingId, bookingId)));
  return item ?? refuse('bookingItem', 'This booking item no longer exists.');
}

async function classOf({ tx }: Writing, { classId }: ItemRow): Promise<ClassRow> {
  const [found] = await tx.select().from(trainingClass).where(eq(trainingClass.id, classId));
  if (!found) throw new Error(`A booking item refers to the class ${classId}, which does not exist.`);
  return found;
}

function refuseClass(writing: Writing, own: ClassRow, asked: ClassRow): void {
  if (asked.id === own.id) refuse('newTrainingClass', 'This item is on that class already');
  writing.refuseIf(whyNotSell({ ...asked, public: asked.publicScheduleId !== null }, writing.now));
}

/** Returns the start of the first session on the asked day. */
async function firstSession({ tx }: Writing, { id }: ClassRow, day: string): Promise<Date> {
  const [first] = await plannedSessions(tx, id, new Date(day));
  if (!first) return refuse('newStartsAt', 'This class has no sessions that could get other dates');
  if (toIsoDate(first.session.startsAt) === day) refuse('newStartsAt', 'The class begins on this day already');
  return first.startsAt;
}

async function delegateOf({ tx }: Writing, iri: string, { id: itemId }: ItemRow): Promise<string> {
  const [seated] = await tx
    .select({ id: attendee.id })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(
      and(
        eq(attendee.id, ulidOf(Attendee.prefix, iri) ?? ''),
        eq(trainingSeatReservation.bookingItemId, itemId),
        isNull(trainingSeatReservation.releasedAt),
      ),
    );
  return seated?.id ?? refuse('delegate', 'This delegate has no seat of the booking item');
}
