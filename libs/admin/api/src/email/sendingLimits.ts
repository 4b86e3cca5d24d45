import type { Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { emailKey } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';

/** The most addresses to which one user sends within an hour. A full class has a hundred. */
const MOST_AN_HOUR = 1_000;

/** The most emails that one workflow sends to one address within a day. */
const MOST_A_DAY = 100;

/** The recipients of what a user or a workflow has written since a moment. */
const recipientsOf = (author: string, since: Date): SQL => sql`
  from email_log log join email_recipient recipient on recipient.log_id = log.id
  where log.created_by = ${author} and log.created_at > ${since.toISOString()}::timestamptz`;

const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/** Refuses when a user sends to more addresses than anybody needs, so that a stolen session cannot write to everybody. */
export async function requireRoomToSend(writing: Writing, addresses: number): Promise<void> {
  const { tx, now, viewer } = writing;
  const { rows } = await tx.execute<{ sent: number }>(
    sql`select count(*)::int as sent ${recipientsOf(viewer.userId, ago(now, 1))}`,
  );
  const isOver = (rows[0]?.sent ?? 0) + addresses > MOST_AN_HOUR;
  const most = MOST_AN_HOUR.toLocaleString('en-GB');
  writing.refuseIf(isOver ? `One user can send to ${most} addresses within an hour. Try again later.` : null);
}

/** Returns those of the addresses that have got so many emails of a workflow within a day that they get no more. */
export async function floodedBy(
  tx: Queries,
  workflow: string,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const keys = addresses.map(emailKey);
  const { rows } = await tx.execute<{ key: string }>(sql`
    select email_key(recipient.address) as key ${recipientsOf(workflow, ago(now, 24))}
      and email_key(recipient.address) = any(${sql.param(keys)}::text[])
    group by 1 having count(*) >= ${MOST_A_DAY}`);
  const flooded = new Set(rows.map(({ key }) => key));
  return addresses.filter((address) => flooded.has(emailKey(address)));
}
