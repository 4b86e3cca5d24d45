import { onEffect, type RowOf, type Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import { mailTargetOf, mailWanted, secretMailNamed, type WantedMail } from '@console/core-api';
import { emailKey } from '@console/format';
import { Email, EmailLog } from '../nodes.ts';
import { type email, emailRecipient } from '../tables.ts';

onEffect(mailWanted, async (writing, mails) => {
  for (const mail of mails) await queueMail(writing, mail);
});

async function queueMail(writing: Writing, { to, about, content }: WantedMail): Promise<void> {
  const mail = await writing.insert(Email, {
    to: distinct(to),
    targetResource: about?.resource,
    targetId: about?.id,
    ...('secret' in content
      ? { subject: secretMailNamed(content.secret).subject, secret: content.secret, secretOf: content.user }
      : { subject: content.subject, html: content.html }),
  });
  await queueLogs(writing, mail, mail.to);
}

/**
 * Puts an email into the outbox: it is sent when the transaction commits. People of several customers get a log each, so that nobody
 * sees the address of another one.
 */
export async function queueLogs(
  writing: Writing,
  mail: RowOf<typeof email>,
  to: readonly string[],
  templateId: string | null = null,
): Promise<void> {
  const addresses = distinct(to);
  const isShared = mail.targetResource !== null && mailTargetOf(mail.targetResource).isShared === true;
  const logs = isShared ? addresses.map((address) => [address]) : [addresses];
  for (const each of logs) await queueLog(writing, mail, each, templateId);
}

async function queueLog(
  writing: Writing,
  { id: emailId, subject, targetResource, targetId }: RowOf<typeof email>,
  addresses: string[],
  templateId: string | null,
): Promise<void> {
  const target = { targetResource, targetId, templateId };
  const log = await writing.insert(EmailLog, { emailId, subject, to: addresses, ...target, dueAt: writing.now });
  await writing.insertParts(
    emailRecipient,
    addresses.map((address, index) => ({ id: newId(), logId: log.id, position: index + 1, address })),
  );
}

/** One address counts once, however it is written. */
export function distinct(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [emailKey(address), address] as const)).values()];
}
