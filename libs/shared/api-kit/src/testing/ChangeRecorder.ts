import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Database, newId } from '../database/index.ts';
import type { Change } from '../live/Change.ts';
import { ChangeFeed } from '../live/ChangeFeed.ts';

/** Records the changes that are published on a database, and writes them in words that a test compares. */
export class ChangeRecorder {
  readonly #database: Database;
  readonly #heard: Change[] = [];
  readonly #feed: ChangeFeed;

  static async start(database: Database): Promise<ChangeRecorder> {
    return new ChangeRecorder(database, await ChangeFeed.start(database));
  }

  private constructor(database: Database, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
    feed.follow(
      {
        put: (change) => this.#heard.push(change),
        putGap: () => expect.unreachable('The feed lost a change: it reported a gap.'),
      },
      0,
    );
  }

  /** The changes that are published while `work` runs: all of them, and none that come later. */
  async during(work: () => Promise<unknown>): Promise<Change[]> {
    await this.#untilAllHeard();
    this.#heard.length = 0;
    await work();
    await this.#untilAllHeard();
    return this.#heard.slice(0, -1);
  }

  /** The changes as `expectedChanges` of a case writes them, sorted, each once. */
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

  /** Changes arrive in the order of their commits, so once this one has arrived all earlier ones have. */
  async #untilAllHeard(): Promise<void> {
    const id = newId();
    await this.#database.execute(sql`SELECT pg_notify('console_changes', ${JSON.stringify({ i: id })})`);
    await expect.poll(() => this.#heard.at(-1)?.id).toBe(id);
  }
}
