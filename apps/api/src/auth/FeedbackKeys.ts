import { createHash } from 'node:crypto';
import { FEEDBACK_SITE, feedbackSite, notSignedIn } from '@console/api-kit';
import { networkOf } from '@console/core-api';
import { GraphQLError } from 'graphql';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from './Sessions.ts';

/** The requests with one key, and the wrong keys from one network, that one process answers in a minute. */
const REQUESTS = 300;
const WRONG_KEYS = 20;

/** A token of a session has three parts with dots between them. A key has no dot. */
const KEY = /^Bearer ([^\s.]+)$/i;

/** The session of a request with a key: of no user, and without a stream. */
const session: Session = {
  ...{ userId: FEEDBACK_SITE, tokenId: FEEDBACK_SITE, tokenVersion: 0 },
  viewer: feedbackSite,
  endsAt: 0,
};

/** The keys with which the business's sites send feedback. Only their hashes are known. */
export class FeedbackKeys {
  /** The names of the keys by the SHA-256 of the key, in hexadecimal digits. */
  readonly #names: ReadonlyMap<string, string>;
  readonly #onRefusal: (address: string) => void;
  readonly #requests = new RateLimiterMemory({ points: REQUESTS, duration: 60 });
  readonly #wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: 60 });

  constructor(names: ReadonlyMap<string, string>, onRefusal: (address: string) => void) {
    this.#names = names;
    this.#onRefusal = onRefusal;
  }

  /**
   * Reads the key of a request. Comparing hashes tells nobody how much of a key is right.
   *
   * @param address the network address of the client.
   * @returns null for a request with the token of a session, or with none.
   */
  async sessionOf(authorization: string | undefined, address: string): Promise<Session | GraphQLError | null> {
    const [, key] = KEY.exec(authorization ?? '') ?? [];
    if (key === undefined || this.#names.size === 0) return null;
    const name = this.#names.get(createHash('sha256').update(key).digest('hex'));
    // A network that has sent many wrong keys is not told any more whether one is right.
    const network = networkOf(address);
    const wrong = (await this.#wrong.get(network))?.consumedPoints ?? 0;
    if (wrong >= WRONG_KEYS) return tooMany();
    if (name !== undefined) return (await isAllowed(this.#requests, name)) ? session : tooMany();
    await isAllowed(this.#wrong, network);
    this.#onRefusal(address);
    return notSignedIn('This feedback key is not known.');
  }
}

async function isAllowed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (problem) {
    if (problem instanceof RateLimiterRes) return false;
    throw problem;
  }
}

const tooMany = () =>
  new GraphQLError('Too many requests. Please try again in a minute.', { extensions: { status: 429 } });
