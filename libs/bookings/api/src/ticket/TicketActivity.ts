import { implementNode, longText, one, staff } from '@console/api-kit';
import { richTextAllows } from '@console/rules';
import { Ticket, TicketActivity } from '../nodes.ts';
import { ticketActivity } from '../tables.ts';

implementNode(TicketActivity, {
  description: 'A post in the conversation of a ticket, or a change of its status. It is never changed.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    body: t.exposeString('body', { nullable: true, extensions: longText(richTextAllows.longest) }),
    attributeChanges: t.expose('attributeChanges', {
      type: 'JSON',
      nullable: true,
      description: 'The changed facts of the ticket, each with its value before and after: `{ status: { from, to } }`.',
    }),
    ticket: one(t, { from: ticketActivity.ticketId, to: () => Ticket }),
  }),
});
