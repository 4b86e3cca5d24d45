import { ChangeLog } from '@console/api-kit';
import { type Database, newId, type Queries, type Transaction } from '@console/api-kit/database';
import { User } from '@console/core-api';
import { emailKey } from '@console/format';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { EmailLog, SuppressedAddress } from '../nodes.ts';
import { email, emailAttachment, emailAttempt, emailLog, emailRecipient, suppressedAddress } from '../tables.ts';
import type { Delivery } from './delivery.ts';
import { type AskedRecipient, endOfAttempt } from './endOfAttempt.ts';

/** A log that this process has taken to send it. */
export interface TakenLog {
  readonly id: string;
  readonly emailId: string;
  /** The addresses in its head. */
  readonly to: readonly string[];
  readonly attempt: number;
  readonly failures: number;
}

const after = (milliseconds: number): SQL => sql`statement_timestamp() + ${milliseconds} * interval '1 ms'`;

/** A process that was taken for dead holds an older attempt. */
const isStillOurs = ({ id, attempt }: TakenLog) =>
  and(eq(emailLog.id, id), eq(emailLog.attempt, attempt), eq(emailLog.status, 'sending'));

const notAmong = (held: readonly string[]) => sql`id <> all(${sql.param(held)}::text[])`;

/**
 * Takes the log that has been due for the longest time, and notes the attempt. A log whose process is dead is due again when its
 * lease ends. The column holds rounded milliseconds.
 *
 * @param held the logs that this process is sending.
 */
export function takeDue(database: Database, held: readonly string[], leaseMs: number): Promise<TakenLog | null> {
  return database.transaction(async (tx) => {
    const due = sql`(select id from email_log where due_at <= statement_timestamp() + interval '1 ms' and ${notAmong(held)}
      order by due_at limit 1 for update skip locked)`;
    const [taken] = await tx
      .update(emailLog)
      .set({
        ...touched,
        status: 'sending',
        attempt: sql`attempt + 1`,
        failures: sql`failures + 1`,
        dueAt: after(leaseMs),
      })
      .where(sql`${emailLog.id} = ${due}`)
      .returning();
    if (!taken) return null;
    await tx
      .insert(emailAttempt)
      .values({ id: newId(), logId: taken.id, number: taken.attempt, startedAt: sql`statement_timestamp()` });
    const changes = new ChangeLog();
    changes.wrote(EmailLog, [taken], 'updated');
    await changes.publish(tx, {});
    return taken;
  });
}

/** Returns the milliseconds until a log is due that this process is not sending, or null when none waits. */
export async function untilDueMs(database: Queries, held: readonly string[]): Promise<number | null> {
  const { rows } = await database.execute<{ ms: number | null }>(sql`
    select (extract(epoch from (select due_at from email_log where due_at is not null and ${notAmong(held)}
      order by due_at limit 1) - statement_timestamp()) * 1000)::float8 as ms`);
  return rows[0]?.ms ?? null;
}

/** What is sent, and to whom. */
export interface Waiting {
  readonly mail: typeof email.$inferSelect;
  readonly files: readonly (typeof emailAttachment.$inferSelect)[];
  /** Those who do not have it yet. */
  readonly addresses: readonly string[];
  /** Those of them that take no mail, with the reason. */
  readonly suppressed: ReadonlyMap<string, string>;
}

/** Reads what is to be sent. */
export async function readWaiting(database: Queries, { id, emailId }: TakenLog): Promise<Waiting> {
  const [mail] = await database.select().from(email).where(eq(email.id, emailId));
  if (!mail) throw new Error(`The email of ${id} does not exist.`);
  const files = await database
    .select()
    .from(emailAttachment)
    .where(eq(emailAttachment.emailId, emailId))
    .orderBy(asc(emailAttachment.position));
  const recipients = await database
    .select({ address: emailRecipient.address, status: emailRecipient.status })
    .from(emailRecipient)
    .where(eq(emailRecipient.logId, id))
    .orderBy(asc(emailRecipient.position));
  const addresses = recipients.filter(({ status }) => status !== 'sent').map(({ address }) => address);
  const keys = addresses.map(emailKey);
  const held = await database
    .select({ address: suppressedAddress.address, reason: suppressedAddress.reason })
    .from(suppressedAddress)
    .where(and(inArray(suppressedAddress.address, keys), isNull(suppressedAddress.releasedAt)));
  const reasons = new Map(held.map(({ address, reason }) => [address, reason]));
  return {
    mail,
    files,
    addresses,
    suppressed: new Map(
      addresses.flatMap((address) => {
        const reason = reasons.get(emailKey(address));
        return reason === undefined ? [] : [[address, reason] as const];
      }),
    ),
  };
}

/** What an attempt has found out. */
interface Result extends Delivery {
  readonly suppressed: ReadonlyMap<string, string>;
  readonly pausesMs: readonly number[];
}

/** Keeps what became of an attempt, unless another process has taken the log meanwhile. */
export function keepResult(database: Database, taken: TakenLog, result: Result): Promise<void> {
  const { outcomes, suppressed, answer, pausesMs } = result;
  return leave(database, taken, answer, async (tx, changes) => {
    const found = await tx.select().from(emailRecipient).where(eq(emailRecipient.logId, taken.id));
    const asked = found.map((recipient) => {
      const reason = suppressed.get(recipient.address);
      if (reason !== undefined) return { ...recipient, status: 'suppressed' as const, answer: reason };
      const outcome = outcomes.get(recipient.address);
      return outcome ? { ...recipient, status: outcome.status, answer: outcome.answer } : recipient;
    });
    const isAsked = ({ address }: AskedRecipient) => suppressed.has(address) || outcomes.has(address);
    for (const { id, status, answer } of asked.filter(isAsked)) {
      await tx
        .update(emailRecipient)
        .set({ status, answer, answeredAt: sql`statement_timestamp()` })
        .where(eq(emailRecipient.id, id));
    }
    changes.wrote(SuppressedAddress, await suppressUndeliverable(tx, result), 'created');
    const { status, error, pauseMs } = endOfAttempt(asked, taken.failures, pausesMs);
    return { status, error, dueAt: pauseMs === null ? null : after(pauseMs) };
  });
}

/** Ends a log that is sent to nobody any more, with the reason. Those who do not have the mail go on waiting. */
export function keepUnsent(database: Database, taken: TakenLog, reason: string): Promise<void> {
  return leave(database, taken, reason, async (tx) => {
    const haveIt = await tx
      .select({ id: emailRecipient.id })
      .from(emailRecipient)
      .where(and(eq(emailRecipient.logId, taken.id), eq(emailRecipient.status, 'sent')))
      .limit(1);
    return { status: haveIt.length > 0 ? 'partial' : 'not_sent', error: reason, dueAt: null };
  });
}

/** Gives a log back unsent: another process may take it at once. */
export function giveBack(database: Database, taken: TakenLog): Promise<void> {
  return leave(database, taken, 'The server stopped before it was sent.', async () => ({
    status: 'queued',
    failures: taken.failures - 1,
    dueAt: after(0),
  }));
}

type LogChanges = Parameters<ReturnType<typeof updateLog>['set']>[0];

const updateLog = (tx: Transaction) => tx.update(emailLog);

const touched = { updatedAt: sql`statement_timestamp()`, version: sql`version + 1` };

async function leave(
  database: Database,
  taken: TakenLog,
  answer: string,
  change: (tx: Transaction, changes: ChangeLog) => Promise<LogChanges>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ours = await tx.select({ id: emailLog.id }).from(emailLog).where(isStillOurs(taken)).for('no key update');
    if (ours.length === 0) return;
    const changes = new ChangeLog();
    const left = await updateLog(tx)
      .set({ ...(await change(tx, changes)), ...touched })
      .where(isStillOurs(taken))
      .returning();
    const isAttempt = and(eq(emailAttempt.logId, taken.id), eq(emailAttempt.number, taken.attempt));
    await tx.update(emailAttempt).set({ endedAt: sql`statement_timestamp()`, answer }).where(isAttempt);
    changes.wrote(EmailLog, left, 'updated');
    const [mail] = await tx.select({ user: email.secretOf }).from(email).where(eq(email.id, taken.emailId));
    // The user shows what became of an invitation.
    if (mail?.user) changes.touch(User, mail.user);
    await changes.publish(tx, {});
  });
}

async function suppressUndeliverable(tx: Transaction, { outcomes }: Delivery) {
  const rows = [...outcomes].flatMap(([address, { isUndeliverable, answer }]) =>
    isUndeliverable ? [{ id: newId(), address: emailKey(address), reason: answer }] : [],
  );
  return rows.length > 0 ? tx.insert(suppressedAddress).values(rows).onConflictDoNothing().returning() : [];
}
