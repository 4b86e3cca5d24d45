import { implementNode, loadBatched, many, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { asc, inArray } from 'drizzle-orm';
import { Email, EmailLog } from '../nodes.ts';
import { emailAttachment, emailLog } from '../tables.ts';

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
    files: t.stringList({
      description: 'The names of the files that go with it.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) =>
        (await loadBatched(context, namesOfFiles, id, (ids) => namesOfFiles(context.database, ids))) ?? [],
    }),
    emailLogs: many(t, {
      of: () => EmailLog,
      by: emailLog.emailId,
      order: { createdAt: emailLog.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
  }),
});

async function namesOfFiles(queries: Queries, emails: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { emailId, name, position } = emailAttachment;
  const rows = await queries
    .select({ emailId, name })
    .from(emailAttachment)
    .where(inArray(emailId, [...emails]))
    .orderBy(asc(position));
  const byEmail = Map.groupBy(rows, (row) => row.emailId);
  return new Map([...byEmail].map(([id, files]) => [id, files.map((file) => file.name)]));
}
