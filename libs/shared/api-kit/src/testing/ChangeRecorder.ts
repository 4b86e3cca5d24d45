import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Database, newId } from '../database/index.ts';
import type { Change } from '../live/Change.ts';
import { ChangeFeed } from '../live/ChangeFeed.ts';

/** What is told on a database, as a test compares it. */
export class ChangeRecorder {
  readonly #database: Database;
  readonly #heard: Change[] = [];
  readonly #feed: ChangeFeed;

  static async of(database: Database): Promise<ChangeRecorder> {
    return new ChangeRecorder(database, await ChangeFeed.start(database));
  }

  private constructor(database: Database, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
    feed.follow({ put: (change) => this.#heard.push(change), putGap: () => expect.unreachable('Nothing is lost.') }, 0);
  }

  /** What is told while something is done: all of it, and nothing that comes later. */
  async during(work: () => Promise<unknown>): Promise<Change[]> {
    await this.#end();
    this.#heard.length = 0;
    await work();
    await this.#end();
    return this.#heard.slice(0, -1);
  }

  /** In words, each once: `updated bookings/:id` was written, `customers/*` shows it, `lists Booking`. */
  inWords(changes: readonly Change[], ulid: string): string[] {
    const about = (iri: string) => {
      const [prefix, own] = iri.split('/');
      return `${prefix}/${own === ulid ? ':id' : '*'}`;
    };
    const words = changes.flatMap(({ records, touched, lists }) => [
      ...records.map(({ id, kind }) => `${kind} ${about(id)}`),
      ...touched.map(about),
      ...lists.map((name) => `lists ${name}`),
    ]);
    return [...new Set(words)].sort();
  }

  close(): Promise<void> {
    return this.#feed.close();
  }

  /** What is told comes in one order, so whatever was before is heard when this is. */
  async #end(): Promise<void> {
    const id = newId();
    await this.#database.execute(sql`SELECT pg_notify('console_changes', ${JSON.stringify({ i: id })})`);
    await expect.poll(() => this.#heard.at(-1)?.id).toBe(id);
  }
}
