import { type ChangeFeed, notSignedIn, ulidOf, type Viewer } from '@console/api-kit';
import type { Tokens } from '@console/api-kit/auth';
import { type Database, onBehalfOf } from '@console/api-kit/database';
import { findViewer, type TokenSession } from '@console/core-api';

/** About twice the staff of a large business. */
const MOST_KNOWN = 1_000;

export interface Session extends TokenSession {
  readonly viewer: Viewer;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface Options {
  database: Database;
  tokens: Tokens;
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
  readonly viewer: Promise<Viewer | null>;
  readonly askedAt: number;
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
   * @throws 401 without a valid token, and when the session has ended.
   */
  async of(authorization: string | undefined): Promise<Session> {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    const claims = token ? await this.#options.tokens.read(token) : null;
    const userId = claims && ulidOf('users', claims.id);
    if (!userId) throw authorization ? sessionEnded() : notSignedIn('Please sign in.');
    const { tokenId, tokenVersion, expires } = claims;
    const session = { userId, tokenId, tokenVersion };
    return { ...session, viewer: await this.viewer(session), endsAt: expires * 1000 };
  }

  /**
   * Returns the user of a session, with the present roles.
   *
   * @throws 401 when the session has ended.
   */
  async viewer(session: TokenSession): Promise<Viewer> {
    const viewer = await this.#remembered(session).viewer;
    if (!viewer) throw sessionEnded();
    return viewer;
  }

  #remembered(session: TokenSession): Known {
    const { tokenId, userId, tokenVersion } = session;
    const known = this.#known.get(tokenId);
    const now = performance.now();
    const isSame = known?.userId === userId && known.tokenVersion === tokenVersion;
    if (known && isSame && now - known.askedAt < this.#options.rememberMs) return known;
    // Other requests share the answer, so the client that asks first must not end the question by leaving.
    const viewer = onBehalfOf({ userId }, () => findViewer(this.#options.database, session));
    const asked = { userId, tokenVersion, viewer, askedAt: now };
    this.#known.delete(tokenId);
    this.#known.set(tokenId, asked);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    const forget = () => {
      if (this.#known.get(tokenId) === asked) this.#known.delete(tokenId);
    };
    asked.viewer.then((viewer) => viewer ?? forget(), forget);
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
