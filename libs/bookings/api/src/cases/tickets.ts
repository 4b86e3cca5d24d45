import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addDraftsWithSeats } from '../testing/saleRows.ts';
import { addTickets } from '../testing/ticketRows.ts';
import { gone } from './delegates.ts';

const closed = `UPDATE ticket SET status = 'closed' WHERE id = :id`;

/** The candidates are drafts with an item of the same ulid. */
export const createTicket: MutationCase = {
  name: 'createTicket',
  does: 'makes',
  table: 'ticket',
  record: 'ticket',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDraftsWithSeats(database, 4),
  input: (ulid) => ({
    booking: `bookings/${ulid}`,
    bookingItem: `booking_items/${ulid}`,
    subject: ' Parking at the venue ',
    body: '<p>How many cars can we <b>bring</b>?</p><script>alert(1)</script>',
  }),
  invalid: [
    {
      input: { booking: '', subject: ' ', body: '<p> </p>' },
      violations: [
        { path: 'booking', message: 'Booking is required' },
        { path: 'subject', message: 'Subject is required' },
        { path: 'body', message: 'Body is required' },
      ],
    },
    {
      input: { subject: 'x'.repeat(256), status: 'closed' },
      violations: [
        { path: 'subject', message: 'Subject field must have at most 255 characters' },
        { path: 'status', message: 'A new ticket is open.' },
      ],
    },
    {
      input: { bookingItem: `booking_items/${gone}` },
      violations: [{ path: 'bookingItem', message: 'This booking item no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'the item has moved to another booking',
      sql: `UPDATE booking_item SET booking_id = (SELECT id FROM booking ORDER BY number LIMIT 1) WHERE id = :id`,
      message: 'This item belongs to another booking.',
    },
  ],
  shows: ({ id }, ulid) => ({
    subject: 'Parking at the venue',
    body: '<p>How many cars can we <strong>bring</strong>?</p>',
    status: 'open',
    createdBy: { id },
    booking: { id: `bookings/${ulid}` },
    bookingItem: { id: `booking_items/${ulid}` },
    'activities(first: 1)': { totalCount: 0 },
  }),
  expectedChanges: ['created tickets/*', 'bookings/:id', 'booking_items/:id'],
};

export const createTicketActivity: MutationCase = {
  name: 'createTicketActivity',
  does: 'makes',
  table: 'ticket_activity',
  record: 'ticketActivity',
  allowed: ['admin', 'manager'],
  candidates: (database) => addTickets(database, 4),
  input: (ulid) => ({ ticket: `tickets/${ulid}`, body: '<p>Eight, <i>three</i> are kept for you.</p>' }),
  invalid: [
    {
      input: { ticket: `tickets/${gone}` },
      violations: [{ path: 'ticket', message: 'This ticket no longer exists.' }],
    },
    { input: { body: '<p><br></p>' }, violations: [{ path: 'body', message: 'Post is required' }] },
  ],
  refused: [{ when: 'the ticket is closed', sql: closed, message: 'This ticket is closed. Reopen it to post.' }],
  shows: ({ id }, ulid) => ({
    body: '<p>Eight, <em>three</em> are kept for you.</p>',
    attributeChanges: null,
    updatedBy: { id },
    ticket: { id: `tickets/${ulid}`, status: 'open', updatedBy: { id } },
  }),
  expectedChanges: ['created ticket_activities/*', 'updated tickets/:id', 'bookings/:id'],
};

export const updateTicket: MutationCase = {
  name: 'updateTicket',
  does: 'changes',
  table: 'ticket',
  record: 'ticket',
  allowed: ['admin', 'manager'],
  candidates: (database) => addTickets(database, 4),
  input: (ulid) => ({ id: `tickets/${ulid}`, status: 'in_progress' }),
  invalid: [
    { input: { id: `bookings/${gone}` }, violations: [{ path: 'id', message: 'Ticket must be valid' }] },
    { input: { status: null }, violations: [{ path: 'status', message: 'Status is required' }] },
  ],
  refused: [
    {
      when: 'it is in progress',
      sql: `UPDATE ticket SET status = 'in_progress' WHERE id = :id`,
      message: 'This ticket is in progress already.',
    },
    {
      when: 'it is closed',
      sql: closed,
      message: 'This ticket is closed. Only one that is open can become in progress.',
    },
  ],
  shows: ({ id }) => ({
    status: 'in_progress',
    'activities(last: 1)': {
      edges: [
        {
          node: {
            body: null,
            updatedBy: { id },
            attributeChanges: expect.objectContaining({ status: { from: 'open', to: 'in_progress' } }),
          },
        },
      ],
    },
  }),
  expectedChanges: ['created ticket_activities/*', 'updated tickets/:id', 'bookings/:id'],
};
