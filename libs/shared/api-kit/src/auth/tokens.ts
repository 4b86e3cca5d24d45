import { jwtVerify, SignJWT } from 'jose';

/** How long a sign-in lasts: one working day. */
export const TOKEN_HOURS = 8;

/** What a token says. Roles and name are hints for the screens; the server asks the database (architecture §4). */
export interface TokenSubject {
  /** `users/01J…`. */
  id: string;
  roles: readonly string[];
  fullName: string;
  tokenVersion: number;
}

interface ReadToken {
  id: string;
  tokenVersion: number;
  /** Seconds since 1970. */
  expires: number;
}

/** Twice the staff of a large business. */
const MOST_KNOWN = 1_000;

/** Issues and reads sign-in tokens: HS256 under one secret, shared by all processes of an installation. */
export class Tokens {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;
  /** Tokens that were found to be good, the latest last: one is sent with every request, and its signature never changes. */
  readonly #known = new Map<string, ReadToken>();

  constructor(secret: string, clock: () => Date) {
    this.#secret = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  async issue({ id, roles, fullName, tokenVersion }: TokenSubject): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ id, roles: [...roles], fullName, token_version: tokenVersion })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_HOURS * 3600)
      .sign(this.#secret);
  }

  /** Whose a token is, or null when it is not ours, was changed or has expired. */
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
        requiredClaims: ['exp'],
      });
      const { id, token_version: tokenVersion, exp = 0 } = payload;
      return typeof id === 'string' && typeof tokenVersion === 'number' ? { id, tokenVersion, expires: exp } : null;
    } catch {
      // Whatever is wrong with it, it opens nothing; the reader is told that the sign-in no longer holds.
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
