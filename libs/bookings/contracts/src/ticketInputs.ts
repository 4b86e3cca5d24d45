import { across, changing, oneOf, recordSeen, reference, requiredIn, richText, text } from '@console/rules';
import * as z from 'zod/mini';
import { ticketStatuses } from './ticketStatus.ts';

const required = requiredIn.operations;

/** The input of a new ticket about a booking, or about one of its items (O§5, O§7). It starts open. */
export const createTicketInput = z
  .object({
    booking: reference('Booking', 'bookings', { required }),
    bookingItem: reference('Item', 'booking_items'),
    subject: text('Subject', { required }),
    body: richText('Body', { required }),
    status: oneOf('Status', ticketStatuses.values),
  })
  .check(
    across<{ status: string | null }, 'status'>(['status'], 'status', ({ status }) =>
      status === null || status === 'open' ? null : 'A new ticket is open.',
    ),
  );

/** The input of a post in a ticket's conversation (O§7). */
export const createTicketActivityInput = z.object({
  ticket: reference('Ticket', 'tickets', { required }),
  body: richText('Post', { required }),
});

/** The input of a move: the status that the ticket gets. */
export const updateTicketInput = z.object({
  ...recordSeen('Ticket', 'tickets'),
  ...changing({ status: oneOf('Status', ticketStatuses.values, { required }) }),
});
