import { viewerOf } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { type Databases, demoDatabase, writeAs } from '@console/api-kit/testing';
import { mailWanted, type WantedMail } from '@console/core-api';
import { type MailServer, startMailServer } from '@console/harness/mail-server';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { type MailerTimes, smtpMailer } from '../outbox/Mailer.ts';
import { Outbox } from '../outbox/Outbox.ts';
import { emailAttempt, emailLog, emailRecipient } from '../tables.ts';

export const ADA = 'ada@customer.example';
export const BOB = 'bob@customer.example';

/** The address of the console in mails that sign somebody in. */
export const HOME = 'https://console.example';

const unstopped = new AbortController();

/** Does work that nobody stops. */
export const toItsEnd = (work: ((signal: AbortSignal) => Promise<void>) | null) => work?.(unstopped.signal);

interface With {
  redirect?: string;
  times?: Partial<MailerTimes>;
  leaseMs?: number;
  pausesMs?: number[];
  url?: string;
}

/** A mail to these addresses. */
export const mailTo = (...to: string[]): WantedMail => ({
  to,
  about: null,
  content: { subject: 'Grüße – joining', html: '<h1>Hello Ada</h1><p>We start at <b>nine</b>.</p>' },
});

/** A database and a mail server for the tests of a suite. Each test begins with an empty outbox and a server that takes everything. */
export class OutboxDesk {
  database!: Database;
  server!: MailServer;
  /** The ULID of a user. */
  user = '';
  /** The errors of outboxes that are not answers of the mail server. */
  errors: unknown[] = [];

  constructor(databases: Databases) {
    beforeAll(async () => {
      this.database = await databases.create(demoDatabase());
      const { rows } = await this.database.execute<{ id: string }>(sql`SELECT id FROM "user" ORDER BY id LIMIT 1`);
      this.user = rows[0]?.id ?? '';
    });
    beforeEach(async () => {
      this.server = await startMailServer();
      this.errors = [];
      await this.database.execute(sql`UPDATE email_log SET due_at = NULL, status = 'not_sent', error = 'Before the test.'
        WHERE due_at IS NOT NULL`);
      await this.database.execute(sql`DELETE FROM suppressed_address`);
    });
    afterEach(() => this.server.close());
  }

  /** Writes in one transaction that wants these mails. */
  want(...mails: WantedMail[]): Promise<void> {
    return this.write((writing) => writing.announce(mailWanted, mails));
  }

  write<Result>(write: Parameters<typeof writeAs<Result>>[2]): Promise<Result> {
    return writeAs(this.database, viewerOf({ userId: this.user, personId: '', roles: ['ROLE_ADMIN'] }), write);
  }

  /** Returns the outbox of a process. */
  outbox({ redirect, times, url = this.server.url, ...options }: With = {}): Outbox {
    const from = 'Example Training <office@training.example>';
    const mailer = smtpMailer({ url, from, redirect, ...(times ? { times } : {}) });
    return new Outbox({
      database: this.database,
      mailer,
      home: HOME,
      onError: (error) => this.errors.push(error),
      ...options,
    });
  }

  /** Sends what is due, until nothing is. */
  async sendDue(outbox = this.outbox()): Promise<void> {
    for (let work = await outbox.take(); work; work = await outbox.take()) await toItsEnd(work);
  }

  /** Lets the pause of every waiting log pass. */
  async pass(): Promise<void> {
    await this.database.execute(sql`UPDATE email_log SET due_at = now() WHERE due_at IS NOT NULL`);
  }

  /** Returns the newest log with its recipients and the answers to its attempts. */
  async newestLog() {
    const [log] = await this.database.select().from(emailLog).orderBy(desc(emailLog.id)).limit(1);
    if (!log) throw new Error('There is no log.');
    const { address, status, answer } = emailRecipient;
    const recipients = await this.database
      .select({ address, status, answer })
      .from(emailRecipient)
      .where(eq(emailRecipient.logId, log.id))
      .orderBy(asc(emailRecipient.position));
    const attempts = await this.database
      .select()
      .from(emailAttempt)
      .where(eq(emailAttempt.logId, log.id))
      .orderBy(asc(emailAttempt.number));
    return { ...log, recipients, answers: attempts.map((attempt) => attempt.answer) };
  }
}
