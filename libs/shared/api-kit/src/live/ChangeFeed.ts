import type { Database } from '../database/index.ts';
import type { Change, ChangeSource, Follower } from './Change.ts';
import { CHANNEL, decode } from './wire.ts';

/** How long changes are kept for streams that reconnect. */
const KEPT_MS = 120_000;

const MOST_KEPT = 20_000;

interface Options {
  /** Called with messages that are not changes of this console. */
  foreign?: (payload: string) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

interface Kept {
  readonly at: number;
  readonly change: Change;
}

/** The changes that one process hears from the database: its own and those of all other processes. */
export class ChangeFeed implements ChangeSource {
  readonly #foreign: (payload: string) => void;
  readonly #now: () => number;
  readonly #followers = new Set<Follower>();
  /** The oldest first. */
  readonly #kept: Kept[] = [];
  /** All changes since this time were heard and are kept. */
  #heardSince: number;
  #stop: () => Promise<void> = async () => {};

  /** @throws DatabaseError when it cannot listen. */
  static async start(database: Pick<Database, 'listen'>, options: Options = {}): Promise<ChangeFeed> {
    const feed = new ChangeFeed(options);
    feed.#stop = await database.listen(
      CHANNEL,
      (payload) => feed.#hear(payload),
      () => feed.#lose(),
    );
    feed.#heardSince = feed.#now();
    return feed;
  }

  private constructor({ foreign = () => {}, now = () => performance.now() }: Options) {
    this.#foreign = foreign;
    this.#now = now;
    this.#heardSince = now();
  }

  follow(follower: Follower, missedSeconds: number): () => void {
    this.#forgetOld();
    const since = this.#now() - missedSeconds * 1000;
    if (missedSeconds > 0 && since <= this.#heardSince) follower.putGap();
    else for (const { at, change } of this.#kept) if (at > since) follower.put(change);
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  async close(): Promise<void> {
    this.#followers.clear();
    await this.#stop();
  }

  /** May be called in the middle of a statement, so it must not use the database. */
  #hear(payload: string): void {
    const heard = decode(payload);
    if (heard === null) this.#foreign(payload);
    else if (heard === 'everything') this.#lose();
    else this.#tell(heard);
  }

  #tell(change: Change): void {
    this.#kept.push({ at: this.#now(), change });
    this.#forgetOld();
    for (const follower of this.#followers) follower.put(change);
  }

  /** Called when changes written until now may have been missed. */
  #lose(): void {
    this.#heardSince = this.#now();
    this.#kept.length = 0;
    for (const follower of this.#followers) follower.putGap();
  }

  #forgetOld(): void {
    const now = this.#now();
    this.#heardSince = Math.max(this.#heardSince, now - KEPT_MS);
    for (let [first] = this.#kept; first; [first] = this.#kept) {
      if (first.at >= now - KEPT_MS && this.#kept.length <= MOST_KEPT) return;
      this.#kept.shift();
      this.#heardSince = Math.max(this.#heardSince, first.at);
    }
  }
}
