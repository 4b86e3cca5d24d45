import { toIri, type Writing } from '@console/api-kit';
import { type BookingMove, bookingMoves, bookingStatuses } from '@console/bookings-contracts';
import { tables as classes, plannedDates, TrainingClass } from '@console/classes-api';
import { addNote, tables as core, defineWorkflowTarget } from '@console/core-api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { makeMove } from '../booking-move/makeMove.ts';
import { Booking } from '../nodes.ts';
import { booking, bookingItem } from '../tables.ts';
import { openTicket } from '../ticket/openTicket.ts';

const { trainingClass } = classes;
const { customer } = core;

const ofClasses = (moment: SQL) => sql`(select ${moment} from ${bookingItem}
  join ${trainingClass} on ${trainingClass.id} = ${bookingItem.classId}
  where ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.status} <> 'canceled')`;

const firstStart = ofClasses(sql`min(${plannedDates.startsAt})`);
const lastEnd = ofClasses(sql`max(${plannedDates.endsAt})`);

const move = (name: BookingMove) => ({
  label: bookingMoves.moves[name].label,
  make: async (writing: Writing, ulid: string) => {
    await makeMove(writing, await writing.lock(Booking, { id: toIri(Booking.prefix, ulid) }), name);
  },
});

defineWorkflowTarget('booking', {
  of: Booking,
  joins: sql`join ${customer} on ${customer.id} = ${booking.customerId}`,
  reference: sql`${booking.ref}`,
  title: sql`${customer.name}`,
  shownBy: sql`${Booking.prefix} || '/' || ${booking.id}`,
  whyOver: sql`case when ${booking.status} = 'canceled' then 'The booking is canceled.' end`,
  moments: {
    bookedAt: { label: 'the booking is made', at: sql`${booking.bookedAt}` },
    confirmedAt: { label: 'the booking is confirmed', at: sql`${booking.confirmedAt}` },
    startsAt: { label: 'its first class starts', at: firstStart },
    endsAt: { label: 'its last class ends', at: lastEnd },
  },
  fields: {
    status: { label: 'Status', kind: 'choice', values: bookingStatuses.options, at: sql`${booking.status}` },
    customer: { label: 'Customer', kind: 'text', at: sql`${customer.name}` },
    gross: { label: 'Gross', kind: 'money', at: sql`${booking.gross}` },
    poNumber: { label: 'PO number', kind: 'text', at: sql`${booking.poNumber}` },
    webBookingReference: { label: 'Web booking reference', kind: 'text', at: sql`${booking.webBookingReference}` },
    bookedAt: { label: 'Booked at', kind: 'day', at: sql`${booking.bookedAt}` },
    startsAt: { label: 'First class', kind: 'day', at: firstStart },
  },
  follows: [
    {
      of: TrainingClass,
      targets: (ulids) => sql`select ${bookingItem.bookingId} from ${bookingItem}
        where ${bookingItem.classId} = any(${sql.param(ulids)}::text[])`,
    },
  ],
  hold: async ({ tx }, ulid) => {
    const found = await tx.select({ id: booking.id }).from(booking).where(eq(booking.id, ulid)).for('no key update');
    return found.length > 0;
  },
  addNote: (writing, ulid, body) => addNote(writing, 'booking', ulid, body),
  createTicket: async (writing, bookingId, { subject, body }) => {
    await openTicket(writing, { subject, body, bookingId });
  },
  moves: { confirm: move('confirm'), deliver: move('deliver'), complete: move('complete'), hold: move('hold') },
});
