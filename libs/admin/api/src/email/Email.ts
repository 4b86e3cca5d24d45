import { builder, implementNode, loadBatched, many, staff, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { asc, inArray } from 'drizzle-orm';
import { Email, EmailLog } from '../nodes.ts';
import { emailAttachment, emailLog } from '../tables.ts';

interface SentFile {
  /** The ULID. */
  readonly id: string;
  readonly name: string;
}

const EmailFile = builder.objectRef<SentFile>('EmailFile').implement({
  description: 'A file that goes with an email, as it was when the email was written.',
  rule: staff,
  fields: (t) => ({
    file: t.id({
      description: 'What `emailFileDownload` takes.',
      resolve: ({ id }) => toIri('email_attachments', id),
    }),
    name: t.exposeString('name'),
  }),
});

implementNode(Email, {
  rule: staff,
  audit: true,
  lookup: 'email',
  fields: (t) => ({
    to: t.exposeStringList('to', { description: 'The addresses of its recipients.' }),
    subject: t.exposeString('subject'),
    isSecret: t.boolean({
      description: 'Whether it signs somebody in. Its body is kept nowhere, and it cannot be sent again.',
      columns: ['secret'],
      resolve: ({ secret }) => secret !== null,
    }),
    files: t.field({
      type: [EmailFile],
      columns: ['id'],
      resolve: async ({ id }, _args, context) =>
        (await loadBatched(context, filesOf, id, (ids) => filesOf(context.database, ids))) ?? [],
    }),
    emailLogs: many(t, {
      of: () => EmailLog,
      by: emailLog.emailId,
      order: { createdAt: emailLog.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
  }),
});

async function filesOf(queries: Queries, emails: readonly string[]): Promise<ReadonlyMap<string, SentFile[]>> {
  const { id, emailId, name, position } = emailAttachment;
  const rows = await queries
    .select({ id, emailId, name })
    .from(emailAttachment)
    .where(inArray(emailId, [...emails]))
    .orderBy(asc(position));
  return Map.groupBy(rows, (row) => row.emailId);
}
