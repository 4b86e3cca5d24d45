import { resendEmailInput, tryEmailsAgainInput, whyNotResend, whyNotTryAgain } from '@console/admin-contracts';
import { bulkField, mutationField, type RecordInput, type RowOf, staff, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { eq } from 'drizzle-orm';
import { Email, EmailLog } from '../nodes.ts';
import { type email, emailLog, emailTemplateVersion } from '../tables.ts';
import { queueLogs } from './queueMail.ts';
import { requireRoomToSend } from './sendingLimits.ts';

mutationField('resendEmail', {
  description:
    'Sends an email again, to these addresses. Adds a log to it, or one for each address when they do not see each other.',
  rule: staff,
  input: resendEmailInput,
  changes: Email,
  write: async (writing, { id, to }) => {
    const email = await writing.lock(Email, { id });
    writing.refuseIf(whyNotResend({ isSecret: email.secret !== null }));
    await requireRoomToSend(writing, to.length);
    await queueLogs(writing, email, to.map(String), await templateOf(writing.tx, email));
    return email;
  },
});

/** The template of which a mail was made, or null. */
async function templateOf(queries: Queries, { templateVersionId }: RowOf<typeof email>): Promise<string | null> {
  if (templateVersionId === null) return null;
  const [version] = await queries
    .select({ templateId: emailTemplateVersion.templateId })
    .from(emailTemplateVersion)
    .where(eq(emailTemplateVersion.id, templateVersionId));
  return version?.templateId ?? null;
}

bulkField('tryEmailsAgain', {
  description: 'Sends emails again to those of their recipients who do not have them.',
  input: tryEmailsAgainInput,
  of: EmailLog,
  name: emailLog.subject,
  each: tryAgain,
});

async function tryAgain(writing: Writing, record: RecordInput) {
  const log = await writing.lock(EmailLog, record);
  const email = await writing.lockRow(Email, log.emailId);
  writing.refuseIf(whyNotTryAgain(log, { isSecret: email.secret !== null }));
  return writing.update(EmailLog, log, { status: 'queued', error: null, failures: 0, dueAt: writing.now });
}
