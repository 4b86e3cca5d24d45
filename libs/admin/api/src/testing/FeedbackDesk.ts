import { createHash } from 'node:crypto';
import { type Database, newId } from '@console/api-kit/database';
import {
  type Databases,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { feedbackUrlOfPerson, type SignedPerson } from '@console/classes-api';
import { addTrainer } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { addAskedDelegates } from './feedbackRows.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** The keys of the business's site and of its shop. */
export const KEY = 'a-key-of-the-site-that-nobody-can-guess';
export const SHOP = 'another-key-of-the-shop';

/** The settings of a server that takes feedback from them. */
export const siteSettings = {
  FEEDBACK_KEYS: `site:${hashOf(KEY)},shop:${hashOf(SHOP)}`,
  FEEDBACK_URL: 'https://www.example.com/feedback?from=mail',
  ONLY_KNOWN_OPERATIONS: '1',
};

export const submitting = `mutation ($input: submitFeedbackInput!) { submitFeedback(input: $input) { clientMutationId } }`;

/** The signed text in the address of somebody's page. */
export const signedText = (person: SignedPerson) =>
  new URL(feedbackUrlOfPerson(person) ?? '').searchParams.get('signed') ?? '';

export const statusOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.status;
export const problemOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.message;

/** What an operation answers in a field. */
export const answerOf = <Type>(data: GraphqlAnswer['data'], field: string): Type => data?.[field] as Type;

/** A server for staff and one for the business's site, on one database with demo data. */
export class FeedbackDesk {
  database!: Database;
  server!: TestServer;
  site!: TestServer;
  readonly tokens: Record<string, string> = {};

  constructor(databases: Databases) {
    beforeAll(async () => {
      this.database = await databases.create(demoDatabase());
      this.server = await startTestServer({ database: this.database });
      this.site = await startTestServer({ database: this.database, variables: siteSettings });
      for (const who of ['admin', 'manager', 'trainer']) {
        this.tokens[who] = await this.server.token(`${who}@example.com`);
      }
    });
    afterAll(() => Promise.all([this.server.close(), this.site.close()]));
  }

  ask(text: string, who = 'admin', given?: Record<string, unknown>): Promise<GraphqlAnswer> {
    return this.server.ask(this.tokens[who], text, given);
  }

  /** Sends feedback as the business's site does. */
  send(input: object, key = KEY): Promise<GraphqlAnswer> {
    return this.site.ask(key, submitting, { input });
  }

  /** The feedback of a class or of a person. */
  async feedbackOf(column: 'class_id' | 'attendee_id', id: string): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.execute<Record<string, unknown>>(
      sql`SELECT kind, person_name, is_sent, sentiment FROM feedback WHERE ${sql.identifier(column)} = ${id} ORDER BY kind`,
    );
    return rows;
  }

  /** Adds a class of last month with its trainer. Its delegate, who is also its booker, has the ULID of the class. */
  async addAsked(): Promise<{ id: string; hash: string; trainer: string }> {
    const { database } = this;
    const [id = ''] = await addAskedDelegates(database, 1);
    const hash = id.toLowerCase();
    await database.execute(sql`UPDATE attendee SET hash = ${hash} WHERE id = ${id}`);
    await database.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
      SELECT ${id}, id, customer_id, ${id}, '{booker}' FROM booking WHERE id = ${id}`);
    const trainer = await addTrainer(database, newId(), id, { paid: false });
    await database.execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${id}`);
    return { id, hash, trainer };
  }
}
