import { mutationField, requireUlid, staff, type Writing } from '@console/api-kit';
import { createChangeRequestInput, kindOfChange, whyNotKind } from '@console/bookings-contracts';
import { tables } from '@console/classes-api';
import { and, eq } from 'drizzle-orm';
import { Booking, BookingItem, ChangeRequest } from '../nodes.ts';
import { bookingItem } from '../tables.ts';
import { type AskedInput, type AskedItem, refuseField } from './KindOfChange.ts';
import { kindsOfChange } from './kindsOfChange.ts';

const { trainingClass } = tables;

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
    const kind = kindOfChange(input);
    if (kind === null) throw new Error('The input asks for nothing or for several changes, although it was checked.');
    const about = async (): Promise<AskedItem> => {
      const booking = await writing.refer(Booking, input.booking, 'booking');
      const asked = await itemWithClass(writing, input, booking.id);
      writing.refuseIf(whyNotKind(kind, asked.item));
      return asked;
    };
    const columns = await kindsOfChange[kind].ask(writing, input, about);
    const bookingId = requireUlid(Booking.prefix, input.booking, 'booking');
    const bookingItemId = requireUlid(BookingItem.prefix, input.bookingItem, 'bookingItem');
    return writing.insert(ChangeRequest, {
      subject: input.subject,
      reason: input.reason,
      bookingId,
      bookingItemId,
      ...columns,
    });
  },
});

async function itemWithClass({ tx }: Writing, { bookingItem: iri }: AskedInput, bookingId: string): Promise<AskedItem> {
  const id = requireUlid(BookingItem.prefix, iri, 'bookingItem');
  const [found] = await tx
    .select({ item: bookingItem, class: trainingClass })
    .from(bookingItem)
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .where(and(eq(bookingItem.id, id), eq(bookingItem.bookingId, bookingId)));
  return found ?? refuseField('bookingItem', 'This booking item no longer exists.');
}
