import { defineRecord, staff } from '@console/api-kit';
import { EmailRecipientStatus } from '../enumerations.ts';
import { SuppressedAddress } from '../nodes.ts';
import { emailAttempt, emailRecipient } from '../tables.ts';
import { suppressedNow } from './suppressedNow.ts';

/** What became of one recipient of a log. It is reached only through its log. */
export const EmailRecipient = defineRecord('EmailRecipient', emailRecipient, {
  description: 'What became of one recipient of an email.',
  rule: staff,
  fields: (t) => ({
    address: t.exposeString('address'),
    status: t.expose('status', { type: EmailRecipientStatus }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The words of the mail server, or why nothing was sent.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    suppressed: t.field({
      type: SuppressedAddress.ref,
      nullable: true,
      description: 'Present while nothing is sent to the address, because it has refused mail for good.',
      resolve: ({ address }, _args, context) => suppressedNow(context, address),
    }),
  }),
});

/** One attempt to send a log. It is reached only through its log. */
export const EmailAttempt = defineRecord('EmailAttempt', emailAttempt, {
  description: 'One attempt to send an email.',
  rule: staff,
  fields: (t) => ({
    number: t.exposeInt('number'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'Null while it is under way, and when it was interrupted.',
    }),
  }),
});
