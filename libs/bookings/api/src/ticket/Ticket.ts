import { enumFilter, idFilter, implementNode, listField, longText, many, one, staff } from '@console/api-kit';
import { ticketStatuses } from '@console/bookings-contracts';
import { authorOf, findByReference, tables } from '@console/core-api';
import { richTextAllows } from '@console/rules';
import { eq, inArray } from 'drizzle-orm';
import { TicketStatus } from '../enumerations.ts';
import { Booking, BookingItem, Ticket, TicketActivity } from '../nodes.ts';
import { booking, ticket, ticketActivity } from '../tables.ts';

const { customer } = tables;

findByReference('ticket', Ticket, async (queries, ulids) => {
  const { id, status, createdAt } = ticket;
  const found = await queries
    .select({ id, status, date: createdAt, customer: customer.name })
    .from(ticket)
    .innerJoin(booking, eq(booking.id, ticket.bookingId))
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .where(inArray(id, ulids));
  return found.map((row) => ({
    ...row,
    isOpen: row.status !== 'closed',
    status: ticketStatuses.labels[row.status],
  }));
});

implementNode(Ticket, {
  description: "A customer's request about a booking, with its conversation. The requester is the user who created it.",
  rule: staff,
  audit: true,
  lookup: 'ticket',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    subject: t.exposeString('subject'),
    body: t.exposeString('body', { extensions: longText(richTextAllows.longest) }),
    status: t.expose('status', { type: TicketStatus }),
    author: t.string({
      nullable: true,
      description: 'The name of its requester when that is no user: a workflow.',
      columns: ['createdBy'],
      resolve: ({ createdBy }, _args, context) => authorOf(context, createdBy),
    }),
    booking: one(t, { from: ticket.bookingId, to: () => Booking }),
    bookingItem: one(t, { from: ticket.bookingItemId, to: () => BookingItem }),
    activities: many(t, {
      of: () => TicketActivity,
      by: ticketActivity.ticketId,
      order: { createdAt: ticketActivity.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      description: 'Posts and changes of status, the oldest first.',
    }),
  }),
});

listField('tickets', Ticket, {
  rule: staff,
  filters: {
    booking: idFilter(ticket.bookingId, 'bookings'),
    createdBy: idFilter(ticket.createdBy, 'users'),
    status: enumFilter(ticket.status, TicketStatus),
  },
  order: {
    createdAt: ticket.createdAt,
    updatedAt: ticket.updatedAt,
    reference: ticket.number,
    subject: ticket.subjectSort,
    status: ticket.status,
    booking_reference: ticket.bookingNumber,
  },
  defaultOrder: { createdAt: 'DESC' },
});
