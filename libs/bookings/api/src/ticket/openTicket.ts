import type { Writing } from '@console/api-kit';
import { Ticket } from '../nodes.ts';

/** What a new ticket says, and what it is about. */
interface NewTicket {
  readonly subject: string;
  readonly body: string;
  readonly bookingId: string;
  readonly bookingItemId?: string | null;
}

/** Opens a ticket about a booking that the write has locked. */
export const openTicket = (writing: Writing, ticket: NewTicket) =>
  writing.insert(Ticket, { bookingItemId: null, ...ticket });
