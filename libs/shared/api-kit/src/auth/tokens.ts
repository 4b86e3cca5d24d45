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

/** Issues and reads sign-in tokens: HS256 under one secret, shared by all processes of an installation. */
export class Tokens {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

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
  async read(token: string): Promise<{ id: string; tokenVersion: number } | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: this.#clock(),
        requiredClaims: ['exp'],
      });
      const { id, token_version: tokenVersion } = payload;
      return typeof id === 'string' && typeof tokenVersion === 'number' ? { id, tokenVersion } : null;
    } catch {
      // Whatever is wrong with it, it opens nothing; the reader is told that the sign-in no longer holds.
      return null;
    }
  }
}
