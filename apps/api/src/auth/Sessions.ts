import { type ChangeFeed, type Clock, notSignedIn, toIri, ulidOf, type Viewer } from '@console/api-kit';
import type { Tokens } from '@console/api-kit/auth';
import { type Database, onBehalfOf, type Queries } from '@console/api-kit/database';
import {
  type Account,
  findSession,
  type LiveSession,
  lacksSecondFactor,
  type NewSession,
  type SecondFactorFor,
  type SessionTimes,
  startSession,
  type TokenSession,
  touchSession,
} from '@console/core-api';

/** About twice the staff of a large business. */
const MOST_KNOWN = 1_000;

/** Uses of a session are written at most so often. */
const TOUCH_MS = 60_000;

/** The account of a session that begins. */
export type SignedInAccount = Pick<Account, 'userId' | 'tokenVersion' | 'roles' | 'fullName'>;

export interface Session extends TokenSession {
  readonly viewer: Viewer;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface Options extends SessionTimes {
  database: Database;
  tokens: Tokens;
  clock: Clock;
  /** The users who must have a second factor. */
  secondFactorFor?: SecondFactorFor;
  feed: Pick<ChangeFeed, 'onSessionChange'>;
  /**
   * The time in milliseconds for which a user is remembered. It limits how long a revoked session works while the
   * process has lost its connection for changes without noticing.
   */
  rememberMs: number;
}

interface Known {
  readonly userId: string;
  readonly tokenVersion: number;
  readonly limited: string | null;
  readonly live: Promise<LiveSession | null>;
  readonly askedAt: number;
  /** When this process last wrote that the session is used. */
  touchedAt?: number;
}

/**
 * The sessions of the users of this process. It remembers who they are, because each request asks. The change feed
 * makes the memory stale at once when roles, accounts or sessions change anywhere.
 */
export class Sessions {
  readonly #options: Options;
  /** By token, the longest known first. */
  readonly #known = new Map<string, Known>();

  constructor(options: Options) {
    this.#options = options;
    options.feed.onSessionChange((users) => this.#forget(users));
  }

  /**
   * Returns the session of the header `Authorization: Bearer …`.
   *
   * @param about.isUse whether the request shows that somebody uses the session, so that it goes on.
   * @throws 401 without a valid token, and when the session has ended.
   */
  async of(authorization: string | undefined, { isUse }: { readonly isUse: boolean }): Promise<Session> {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    const claims = token ? await this.#options.tokens.read(token) : null;
    const userId = claims && ulidOf('users', claims.id);
    if (!userId) throw authorization ? sessionEnded() : notSignedIn('Please sign in.');
    const { tokenId, tokenVersion, limited, issued, expires } = claims;
    const times = { startedAt: new Date(issued * 1000), expiresAt: new Date(expires * 1000) };
    const session = { userId, tokenId, tokenVersion, limited, older: limited === undefined ? times : undefined };
    const viewer = await this.viewer(session);
    if (isUse) await this.#touch(session);
    return { ...session, viewer, endsAt: expires * 1000 };
  }

  /**
   * Begins a session, and returns its signed token. Every way to sign in ends here.
   *
   * @param queries the transaction that signs in, or the database.
   */
  async startSession(
    queries: Queries,
    { account, ...about }: Omit<NewSession, 'account'> & { readonly account: SignedInAccount },
  ): Promise<string> {
    const { tokens, clock, idleMs, longestMs, secondFactorFor } = this.#options;
    const { userId, fullName, roles, tokenVersion } = account;
    const lacks = async () => lacksSecondFactor(queries, secondFactorFor, { userId, roles, method: about.method });
    const limited = about.limited ?? ((await lacks()) ? 'factor' : null);
    const started = await startSession(queries, { account, ...about, limited }, { now: clock(), idleMs, longestMs });
    return tokens.issue({ id: toIri('users', userId), fullName, roles, tokenVersion, limited, ...started });
  }

  /**
   * Returns the user of a session, with the present roles. This is no use of the session: an open stream asks again and again.
   *
   * @throws 401 when the session has ended.
   */
  async viewer(session: TokenSession): Promise<Viewer> {
    const live = await this.#remembered(session).live;
    if (!live) throw sessionEnded();
    return live.viewer;
  }

  /** Writes that a session is used. */
  async #touch(session: TokenSession): Promise<void> {
    const { database, clock, idleMs, longestMs } = this.#options;
    const known = this.#remembered(session);
    const now = clock();
    const seen = known.touchedAt ?? (await known.live)?.seenAt.getTime() ?? 0;
    if (now.getTime() - seen < TOUCH_MS) return;
    known.touchedAt = now.getTime();
    await touchSession(database, session.tokenId, { now, idleMs, longestMs });
  }

  #remembered(session: TokenSession): Known {
    const { tokenId, userId, tokenVersion, limited = null } = session;
    const known = this.#known.get(tokenId);
    const now = performance.now();
    const isSame = known?.userId === userId && known.tokenVersion === tokenVersion && known.limited === limited;
    if (known && isSame && now - known.askedAt < this.#options.rememberMs) return known;
    // Other requests share the answer, so the client that asks first must not end the question by leaving.
    const { database, clock, secondFactorFor } = this.#options;
    const live = onBehalfOf({ userId }, () => findSession(database, session, { now: clock(), secondFactorFor }));
    const asked: Known = { userId, tokenVersion, limited, live, askedAt: now };
    this.#known.delete(tokenId);
    this.#known.set(tokenId, asked);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    const forget = () => {
      if (this.#known.get(tokenId) === asked) this.#known.delete(tokenId);
    };
    asked.live.then((found) => found ?? forget(), forget);
    return asked;
  }

  /** A question that is on its way is forgotten too: the database may have answered it before the change. */
  #forget(users: readonly string[] | 'all'): void {
    for (const [tokenId, { userId }] of this.#known) {
      if (users === 'all' || users.includes(userId)) this.#known.delete(tokenId);
    }
  }
}

function sessionEnded() {
  return notSignedIn('Your session has ended. Please sign in again.');
}
