import { toIri } from '@console/api-kit';
import { bookingItemTypes, bookingStatuses } from '@console/bookings-contracts';
import { tables as classes, plannedDates, TrainingClass } from '@console/classes-api';
import { trainingClassStatuses } from '@console/classes-contracts';
import { addNote, defineWorkflowTarget } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { Booking, BookingItem } from '../nodes.ts';
import { booking, bookingItem } from '../tables.ts';
import { openTicket } from '../ticket/openTicket.ts';

const { trainingClass, attendee, trainingSeatReservation } = classes;

const delegates = sql`(select count(*) from ${trainingSeatReservation}
  join ${attendee} on ${attendee.reservationId} = ${trainingSeatReservation.id}
  where ${trainingSeatReservation.bookingItemId} = ${bookingItem.id} and ${trainingSeatReservation.releasedAt} is null)`;

defineWorkflowTarget('booking_item', {
  of: BookingItem,
  joins: sql`join ${booking} on ${booking.id} = ${bookingItem.bookingId}
    join ${trainingClass} on ${trainingClass.id} = ${bookingItem.classId}`,
  reference: sql`${booking.ref}`,
  title: sql`${bookingItem.title}`,
  shownBy: sql`${Booking.prefix} || '/' || ${bookingItem.bookingId}`,
  whyOver: sql`case when ${bookingItem.status} = 'canceled' then 'The booking item is canceled.' end`,
  moments: {
    startsAt: { label: 'its class starts', at: plannedDates.startsAt },
    endsAt: { label: 'its class ends', at: plannedDates.endsAt },
    createdAt: { label: 'the item is added', at: sql`${bookingItem.createdAt}` },
  },
  fields: {
    status: { label: 'Status', kind: 'choice', values: bookingStatuses.options, at: sql`${bookingItem.status}` },
    type: { label: 'Type', kind: 'choice', values: bookingItemTypes.options, at: sql`${bookingItem.type}` },
    title: { label: 'Title', kind: 'text', at: sql`${bookingItem.title}` },
    classStatus: {
      label: 'Status of the class',
      kind: 'choice',
      values: trainingClassStatuses.options,
      at: sql`${trainingClass.status}`,
    },
    quantity: { label: 'Quantity', kind: 'number', at: sql`${bookingItem.quantity}` },
    delegates: { label: 'Delegates named', kind: 'number', at: delegates },
    gross: { label: 'Gross', kind: 'money', at: sql`${bookingItem.gross}` },
    startsAt: { label: 'Start of the class', kind: 'day', at: plannedDates.startsAt },
  },
  follows: [
    {
      of: TrainingClass,
      targets: (ulids) => sql`select ${bookingItem.id} from ${bookingItem}
        where ${bookingItem.classId} = any(${sql.param(ulids)}::text[])`,
    },
  ],
  hold: async (writing, ulid) => {
    const [known] = await writing.tx
      .select({ bookingId: bookingItem.bookingId })
      .from(bookingItem)
      .where(eq(bookingItem.id, ulid));
    if (!known) return false;
    await writing.tx
      .select({ id: booking.id })
      .from(booking)
      .where(eq(booking.id, known.bookingId))
      .for('no key update');
    const found = await writing.tx
      .select({ id: bookingItem.id })
      .from(bookingItem)
      .where(eq(bookingItem.id, ulid))
      .for('no key update');
    return found.length > 0;
  },
  addNote: async (writing, ulid, body) => {
    const { bookingId } = await writing.lock(BookingItem, { id: toIri(BookingItem.prefix, ulid) });
    await addNote(writing, 'booking', bookingId, body);
  },
  createTicket: async (writing, ulid, { subject, body }) => {
    const { bookingId } = await writing.lock(BookingItem, { id: toIri(BookingItem.prefix, ulid) });
    await openTicket(writing, { subject, body, bookingId, bookingItemId: ulid });
  },
});
