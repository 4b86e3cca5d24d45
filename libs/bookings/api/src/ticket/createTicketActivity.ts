import { mutationField, staff } from '@console/api-kit';
import { createTicketActivityInput, whyNotPost } from '@console/bookings-contracts';
import { Ticket, TicketActivity } from '../nodes.ts';

mutationField('createTicketActivity', {
  description: 'Posts to the conversation of a ticket, unless it is closed.',
  rule: staff,
  input: createTicketActivityInput,
  changes: TicketActivity,
  write: async (writing, { body, ticket: iri }) => {
    const ticket = await writing.hold(Ticket, iri, 'ticket');
    writing.refuseIf(whyNotPost(ticket));
    // A post is the last activity of the ticket, so it changes the ticket's audit.
    await writing.update(Ticket, ticket, {});
    return writing.insert(TicketActivity, { ticketId: ticket.id, body });
  },
});
