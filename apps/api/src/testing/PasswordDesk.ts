import { hashPassword } from '@console/api-kit/auth';
import { type Database, newId } from '@console/api-kit/database';
import { type Databases, demoDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import type { RoleCode } from '@console/core-contracts';
import { type MailServer, startMailServer } from '@console/harness/mail-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

interface Colleague {
  readonly email: string;
  readonly userId: string;
  readonly personId: string;
}

/** A server that sends mail, and the helpers of tests about links to passwords. Each test has users of its own. */
export class PasswordDesk {
  database!: Database;
  server!: TestServer;
  mail!: MailServer;
  #colleagues = 0;

  constructor(databases: Databases) {
    beforeAll(async () => {
      this.database = await databases.create(demoDatabase());
      this.mail = await startMailServer();
      const variables = { SMTP_URL: this.mail.url, MAIL_FROM: 'office@training.example', TRUST_PROXY: '1' };
      this.server = await startTestServer({ database: this.database, variables, runsJobs: true });
    });
    beforeEach(async () => {
      await this.database.delete(tables.signInAttempt);
    });
    afterAll(async () => {
      await this.server.close();
      await this.mail.close();
    });
  }

  /** Adds a user, by default an account manager with the password `first-password`. */
  async colleague(values: Partial<typeof tables.user.$inferInsert> & { roles?: RoleCode[] } = {}): Promise<Colleague> {
    this.#colleagues += 1;
    const email = `colleague${this.#colleagues}@training.example`;
    const [personId, userId] = [newId(), newId()];
    const passwordHash = await hashPassword('first-password');
    const named = { givenName: 'Ada', familyName: `Colleague ${this.#colleagues}`, email };
    await this.database.insert(tables.person).values({ id: personId, kind: 'internal', ...named });
    const access = { passwordHash, roles: ['ROLE_ACCOUNT_MANAGER' as const], ...values };
    await this.database.insert(tables.user).values({ id: userId, personId, ...access });
    return { email, userId, personId };
  }

  post(path: string, body: unknown, address = '198.51.100.1'): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return this.server.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Asks for a link and waits until the server has done what follows. Returns the user to whom it goes. */
  async ask(email: string, address?: string): Promise<string | undefined> {
    const seen = this.server.logged.length;
    const answer = await this.post('/forgot_password', { email }, address);
    expect([answer.status, await answer.json()]).toEqual([202, {}]);
    const asked = () =>
      this.server.logged.slice(seen).find(({ msg, account }) => msg === 'password link asked' && account === email);
    await expect.poll(asked).toBeDefined();
    return asked()?.userId as string | undefined;
  }

  /** The texts of the mails to an address so far, the oldest first. */
  mailsTo(email: string): string[] {
    return this.mail.received
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => `${mail.subject}\n${mail.text}`);
  }

  /** The tokens of the links in the mails to an address so far, the oldest first. */
  #tokensTo(email: string): string[] {
    return this.mailsTo(email).flatMap((text) => /\/set-password#token=([\w-]+)/.exec(text)?.slice(1) ?? []);
  }

  /** Waits for the mail number `count` with a link to an address, and returns the token of the link. */
  async token(email: string, count = 1): Promise<string> {
    await expect.poll(() => this.#tokensTo(email).length).toBeGreaterThanOrEqual(count);
    return this.#tokensTo(email)[count - 1] ?? '';
  }

  /** Asks for a link and returns its token. */
  async link(email: string): Promise<string> {
    const count = this.#tokensTo(email).length;
    await this.ask(email);
    return this.token(email, count + 1);
  }

  /** Sets a password by a link. Returns the status and the body. */
  async set(token: string, password?: string, address?: string): Promise<[number, Record<string, unknown>]> {
    const answer = await this.post('/set_password', { token, password }, address);
    return [answer.status, (await answer.json()) as Record<string, unknown>];
  }

  /** Lets time pass for the links of a user. */
  async pass(userId: string, interval: string): Promise<void> {
    await this.database.execute(sql`UPDATE user_token SET expires_at = expires_at - ${interval}::interval,
      created_at = created_at - ${interval}::interval WHERE user_id = ${userId}`);
  }
}
