import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Database, newId } from '../database/index.ts';
import { ChangeFeed } from '../live/ChangeFeed.ts';
import { changeFor } from '../live/mayReceive.ts';
import type { Change } from '../schema/Change.ts';
import { viewerOf } from '../schema/context.ts';

/** Records the changes that are published on a database, and writes them as texts that a test compares. */
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

  /** Returns the changes that are published while `work` runs: all of them, and no later ones. */
  async during(work: () => Promise<unknown>): Promise<Change[]> {
    await this.#untilAllHeard();
    this.#heard.length = 0;
    await work();
    await this.#untilAllHeard();
    return this.#heard.slice(0, -1);
  }

  /** Writes the changes as in `expectedChanges` of a case: sorted and without duplicates. */
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

  /** Returns what a user with these roles, who is not the author, hears of one write. A long write is published in parts. */
  heardByOther(roles: readonly string[], parts: readonly Change[]): Change {
    const [first = expect.unreachable('Nothing was published.')] = parts;
    const whole = {
      ...first,
      records: parts.flatMap(({ records }) => records),
      touched: parts.flatMap(({ touched }) => touched),
      lists: parts.flatMap(({ lists }) => lists),
    };
    const heard = changeFor(viewerOf({ userId: newId(), personId: newId(), roles }), whole);
    return heard ?? expect.unreachable('Another user heard nothing.');
  }

  close(): Promise<void> {
    return this.#feed.close();
  }

  /** Changes arrive in the order of their commits. When this last one has arrived, all earlier ones have. */
  async #untilAllHeard(): Promise<void> {
    const id = newId();
    await this.#database.execute(sql`SELECT pg_notify('console_changes', ${JSON.stringify({ i: id })})`);
    await expect.poll(() => this.#heard.at(-1)?.id).toBe(id);
  }
}
