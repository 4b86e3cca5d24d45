import { isUlid } from '@console/format';
import { jwtVerify, SignJWT } from 'jose';

/** The content of a token. Screens may use roles and name as hints; the server always asks the database. */
export interface TokenSubject {
  /** `users/01J…`. */
  id: string;
  roles: readonly string[];
  fullName: string;
  tokenVersion: number;
  /** The ULID of the token. The row of its session has it too. */
  tokenId: string;
  /** What the user must do before the token gives access to more: another password, or a second factor. */
  limited: string | null;
  expiresAt: Date;
}

/** The claims of a valid token. */
export interface ReadToken {
  /** `users/01J…`. */
  readonly id: string;
  /** The ULID of this token. Signing out ends the sessions of one token. */
  readonly tokenId: string;
  readonly tokenVersion: number;
  /** Null when nothing is missing. Undefined in a token of a release that kept no sessions. */
  readonly limited: string | null | undefined;
  /** Seconds since 1970. */
  readonly issued: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** The issuer of tokens. */
const ISSUER = 'console';

/** The issuer of tokens with a limit. Processes of a release that knows no limits refuse them. */
const ISSUER_OF_LIMITED = 'console limited';

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

  async issue({ id, roles, fullName, tokenVersion, tokenId, limited, expiresAt }: TokenSubject): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ id, roles: [...roles], fullName, token_version: tokenVersion, limited })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(limited === null ? ISSUER : ISSUER_OF_LIMITED)
      .setAudience(this.#audience)
      .setJti(tokenId)
      .setIssuedAt(now)
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
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
        issuer: [ISSUER, ISSUER_OF_LIMITED],
        audience: this.#audience,
        requiredClaims: ['exp', 'jti'],
      });
      const {
        id,
        jti: tokenId = '',
        token_version: tokenVersion,
        iat: issued = 0,
        exp: expires = 0,
        iss,
        limited,
      } = payload;
      const isKnown = isUlid(tokenId) && Number.isInteger(tokenVersion) && Math.abs(Number(tokenVersion)) < 2 ** 31;
      if (typeof id !== 'string' || typeof tokenVersion !== 'number' || !isKnown) return null;
      if (limited !== undefined && limited !== null && typeof limited !== 'string') return null;
      if ((iss === ISSUER_OF_LIMITED) !== (typeof limited === 'string')) return null;
      return { id, tokenId, tokenVersion, limited, issued, expires };
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
