import type { Database } from '../database/index.ts';
import type { Change, ChangeSource, Follower } from '../schema/Change.ts';
import { CHANNEL, decode } from './wire.ts';

/** How long changes are kept for streams that reconnect. */
const KEPT_MS = 120_000;

const MOST_KEPT = 20_000;

interface Options {
  /** Called with messages that are not changes of this console. */
  onForeignMessage?: (payload: string) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** @param users the ULIDs of the users whose roles or sessions changed, or 'all' when that is unknown. */
type SessionListener = (users: readonly string[] | 'all') => void;

interface Kept {
  readonly at: number;
  readonly change: Change;
}

/** The changes that the database reports to one process: its own changes and those of all other processes. */
export class ChangeFeed implements ChangeSource {
  readonly #onForeignMessage: (payload: string) => void;
  readonly #now: () => number;
  readonly #followers = new Set<Follower>();
  readonly #onSessions = new Set<SessionListener>();
  /** The oldest first. */
  readonly #kept: Kept[] = [];
  /** All changes since this time were received and are still kept. */
  #completeSince: number;
  #stop: () => Promise<void> = async () => {};

  /** @throws DatabaseError when it cannot listen. */
  static async start(database: Pick<Database, 'listen'>, options: Options = {}): Promise<ChangeFeed> {
    const feed = new ChangeFeed(options);
    feed.#stop = await database.listen(
      CHANNEL,
      (payload) => feed.#hear(payload),
      () => feed.#reportGap(),
    );
    feed.#completeSince = feed.#now();
    return feed;
  }

  private constructor({ onForeignMessage = () => {}, now = () => performance.now() }: Options) {
    this.#onForeignMessage = onForeignMessage;
    this.#now = now;
    this.#completeSince = now();
  }

  follow(follower: Follower, missedSeconds: number): () => void {
    this.#forgetOld();
    const since = this.#now() - missedSeconds * 1000;
    if (missedSeconds > 0 && since <= this.#completeSince) follower.putGap();
    else for (const { at, change } of this.#kept) if (at > since) follower.put(change);
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  /**
   * Calls the listener when roles, accounts or sessions changed, before the followers receive the changes of the same
   * transaction.
   */
  onSessionChange(listener: SessionListener): void {
    this.#onSessions.add(listener);
  }

  async close(): Promise<void> {
    this.#followers.clear();
    await this.#stop();
  }

  /** May be called in the middle of a statement, so it must not use the database. */
  #hear(payload: string): void {
    const decoded = decode(payload);
    if (decoded === null) this.#onForeignMessage(payload);
    else if (decoded === 'everything') this.#reportGap();
    else if ('sessionsOf' in decoded) this.#reportSessions(decoded.sessionsOf);
    else this.#publish(decoded);
  }

  #publish(change: Change): void {
    this.#kept.push({ at: this.#now(), change });
    this.#forgetOld();
    for (const follower of this.#followers) follower.put(change);
  }

  /** Called when changes written until now may have been missed. */
  #reportGap(): void {
    this.#completeSince = this.#now();
    this.#kept.length = 0;
    this.#reportSessions('all');
    for (const follower of this.#followers) follower.putGap();
  }

  #reportSessions(users: readonly string[] | 'all'): void {
    for (const listener of this.#onSessions) listener(users);
  }

  #forgetOld(): void {
    const now = this.#now();
    this.#completeSince = Math.max(this.#completeSince, now - KEPT_MS);
    for (let [first] = this.#kept; first; [first] = this.#kept) {
      if (first.at >= now - KEPT_MS && this.#kept.length <= MOST_KEPT) return;
      this.#kept.shift();
      this.#completeSince = Math.max(this.#completeSince, first.at);
    }
  }
}
