import { mutationField, staff } from '@console/api-kit';
import { createTicketInput } from '@console/bookings-contracts';
import { Booking, BookingItem, Ticket } from '../nodes.ts';
import { openTicket } from './openTicket.ts';

mutationField('createTicket', {
  description: 'Opens a ticket about a booking, or about one of its items. The viewer is its requester.',
  rule: staff,
  input: createTicketInput,
  describe: { status: 'A new ticket is open. Null means the same.' },
  changes: Ticket,
  write: async (writing, { subject, body, ...about }) => {
    // Nobody deletes the booking or its item meanwhile.
    const booking = await writing.hold(Booking, about.booking, 'booking');
    const item = about.bookingItem === null ? null : await writing.refer(BookingItem, about.bookingItem, 'bookingItem');
    writing.refuseIf(item && item.bookingId !== booking.id ? 'This item belongs to another booking.' : null);
    return openTicket(writing, { subject, body, bookingId: booking.id, bookingItemId: item?.id ?? null });
  },
});
