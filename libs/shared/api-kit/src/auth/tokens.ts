import { isUlid } from '@console/format';
import { jwtVerify, SignJWT } from 'jose';
import { newId } from '../database/newId.ts';

/** The duration of a sign-in: one working day. */
export const TOKEN_HOURS = 8;

/** The content of a token. Screens may use roles and name as hints; the server always asks the database. */
export interface TokenSubject {
  /** `users/01J…`. */
  id: string;
  roles: readonly string[];
  fullName: string;
  tokenVersion: number;
}

/** The claims of a valid token. */
export interface ReadToken {
  /** `users/01J…`. */
  readonly id: string;
  /** The ULID of this token. Signing out ends the sessions of one token. */
  readonly tokenId: string;
  readonly tokenVersion: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** The issuer of all tokens. */
const ISSUER = 'console';

/** How many verified tokens are remembered: about twice the staff of a large business. */
const MOST_KNOWN = 1_000;

interface TokenOptions {
  secret: string;
  /** The installation that the tokens are for, such as its public URL. Other installations refuse them. */
  audience: string;
  clock: () => Date;
}

/** Issues and reads sign-in tokens (HS256). All processes of an installation share one secret and one audience. */
export class Tokens {
  readonly #secret: Uint8Array;
  readonly #audience: string;
  readonly #clock: () => Date;
  /** Verified tokens, the most recently used last. Each request sends its token, and a signature never changes. */
  readonly #known = new Map<string, ReadToken>();

  constructor({ secret, audience, clock }: TokenOptions) {
    this.#secret = new TextEncoder().encode(secret);
    this.#audience = audience;
    this.#clock = clock;
  }

  async issue({ id, roles, fullName, tokenVersion }: TokenSubject): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ id, roles: [...roles], fullName, token_version: tokenVersion })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(this.#audience)
      .setJti(newId())
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_HOURS * 3600)
      .sign(this.#secret);
  }

  /** Reads a token. Returns null when its signature, issuer or audience is wrong, or when it has expired. */
  async read(token: string): Promise<ReadToken | null> {
    const known = this.#known.get(token) ?? (await this.#verify(token));
    if (!known || known.expires * 1000 <= this.#clock().getTime()) return null;
    this.#remember(token, known);
    return known;
  }

  async #verify(token: string): Promise<ReadToken | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: this.#clock(),
        issuer: ISSUER,
        audience: this.#audience,
        requiredClaims: ['exp', 'jti'],
      });
      const { id, jti: tokenId = '', token_version: tokenVersion, exp = 0 } = payload;
      const isKnown = isUlid(tokenId) && Number.isInteger(tokenVersion) && Math.abs(Number(tokenVersion)) < 2 ** 31;
      if (typeof id !== 'string' || typeof tokenVersion !== 'number' || !isKnown) return null;
      return { id, tokenId, tokenVersion, expires: exp };
    } catch {
      // The reason does not matter: the person must sign in again.
      return null;
    }
  }

  #remember(token: string, known: ReadToken): void {
    this.#known.delete(token);
    this.#known.set(token, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }
}
