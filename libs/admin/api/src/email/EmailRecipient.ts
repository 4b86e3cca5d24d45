import { defineRecord, loadBatched, type RequestContext, staff } from '@console/api-kit';
import { emailKey } from '@console/format';
import { and, inArray, isNull } from 'drizzle-orm';
import { EmailRecipientStatus } from '../enumerations.ts';
import { SuppressedAddress } from '../nodes.ts';
import { emailAttempt, emailRecipient, suppressedAddress } from '../tables.ts';

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

async function suppressedNow(context: RequestContext, address: string) {
  const found = await loadBatched(context, suppressedAddress.address, emailKey(address), async (keys) => {
    const rows = await context.database
      .select()
      .from(suppressedAddress)
      .where(and(inArray(suppressedAddress.address, [...keys]), isNull(suppressedAddress.releasedAt)));
    return new Map(rows.map((row) => [row.address, row]));
  });
  return found ?? null;
}
