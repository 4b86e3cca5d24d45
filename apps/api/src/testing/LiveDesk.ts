import { setTimeout } from 'node:timers/promises';
import { type Database, newId, openDatabase } from '@console/api-kit/database';
import {
  type Databases,
  demoDatabase,
  postgresUrlOf,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openStream } from './openStream.ts';

export type Stream = Awaited<ReturnType<typeof openStream>>;

const accounts = ['admin', 'manager', 'trainer'] as const;

type Account = (typeof accounts)[number];

const BEAT_MS = 100;

/** Two API processes on one database with demo data. Tests open streams as members of staff and write as them. */
export class LiveDesk {
  database!: Database;
  server!: TestServer;
  /** Another process on the same database. */
  second!: TestServer;
  readonly tokens: Record<string, string> = {};
  /** A booking, and a user who is not the viewer. */
  readonly ids = { booking: '', colleague: '' };
  readonly #streams: Stream[] = [];
  #ownConnections: Database | undefined;

  /** Starts before the tests of the suite and stops after them. Streams are closed after each test. */
  constructor(databases: Databases) {
    beforeAll(() => this.#start(databases));
    afterEach(() => Promise.all(this.#streams.splice(0).map((stream) => stream.close())));
    afterAll(async () => {
      await Promise.all([this.server.close(), this.second.close()]);
      await this.#ownConnections?.close();
    });
  }

  async #start(databases: Databases): Promise<void> {
    this.database = await databases.create(demoDatabase());
    if (databases.engine === 'postgres') {
      this.#ownConnections = await openDatabase({ url: await postgresUrlOf(this.database) });
    }
    this.server = await startTestServer({ database: this.database, beatMs: BEAT_MS });
    this.second = await startTestServer({ database: this.#ownConnections ?? this.database, beatMs: BEAT_MS });
    for (const who of accounts) this.tokens[who] = await this.server.token(`${who}@example.com`);
    const { data } = await this.server.ask(
      this.tokens.admin,
      '{ bookings(first: 1) { edges { node { id } } } users(name: "Grace Okafor") { edges { node { id } } } }',
    );
    const [booking, colleague] = JSON.stringify(data).match(/(bookings|users)\/\w{26}/g) ?? [];
    Object.assign(this.ids, { booking, colleague });
  }

  /** @param missed the seconds for which the client was away. */
  async open(who: Account, missed?: number, at = this.server): Promise<Stream> {
    const stream = await openStream(at, this.tokens[who] ?? '', missed);
    this.#streams.push(stream);
    return stream;
  }

  /**
   * Writes a note under the booking, as the administrator.
   *
   * @returns the id of the note.
   */
  async write(key?: string, at = this.server, body = '<p>Parking is behind the house.</p>'): Promise<string> {
    const text = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { id } } }';
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const input = { body, booking: this.ids.booking };
    const { data, errors } = await at.ask(this.tokens.admin, text, { input }, headers);
    expect(errors).toBeUndefined();
    return (data as { createNote: { note: { id: string } } }).createNote.note.id;
  }

  /** Makes all sessions as long as the longest, as if they were used all the time. */
  async useSessions(hours: number): Promise<void> {
    await this.database.execute(sql`UPDATE user_session SET expires_at = started_at + ${hours} * interval '1 hour'`);
  }

  /** Publishes a message through the database, as another process would. */
  async publish(message: object): Promise<void> {
    const text = JSON.stringify({ i: newId(), ...message });
    await this.database.execute(sql`SELECT pg_notify('console_changes', ${text})`);
  }

  /** Returns the user's id in the table. */
  userOf(who: Account): string {
    const claims = Buffer.from(this.tokens[who]?.split('.')[1] ?? '', 'base64url').toString();
    return String(JSON.parse(claims).id).replace('users/', '');
  }

  /**
   * Changes the manager's row while `work` runs. The servers hear nothing of it, and remember the user for the length of
   * a heartbeat. So `work` begins, and the next test too, when they have forgotten.
   *
   * @param is the SQL assignment of the change.
   * @param was the SQL assignment that takes the change back.
   */
  async whileManager(is: string, was: string, work: () => Promise<void>): Promise<void> {
    const set = async (text: string) => {
      await this.database.execute(sql.raw(`UPDATE "user" SET ${text} WHERE id = '${this.userOf('manager')}'`));
      await setTimeout(BEAT_MS + 10);
    };
    await set(is);
    await work().finally(() => set(was));
  }
}
