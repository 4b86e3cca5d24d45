import { hkdfSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '@console/api-kit';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Browsers keep no larger cookie. */
const MOST_BYTES = 4_000;

interface CookieOptions {
  readonly name: string;
  /** The only path to which the browser sends it. */
  readonly path: string;
  readonly seconds: number;
  /** `Lax`: the browser sends it also when another site leads to the path. */
  readonly sameSite: 'Lax' | 'Strict';
  /** Whether the console is reached by https. */
  readonly secure: boolean;
  /** The secret of the tokens. The key of this cookie is derived from it, so all processes share it. */
  readonly secret: string;
  readonly clock: Clock;
}

/** A cookie whose content only this server can read and write. */
export class SealedCookie {
  readonly #options: CookieOptions;
  readonly #key: Uint8Array;

  constructor(options: CookieOptions) {
    this.#options = options;
    this.#key = new Uint8Array(hkdfSync('sha256', options.secret, '', `cookie ${options.name}`, 32));
  }

  /** Returns the header that gives the browser the cookie. A content too large for a cookie removes it instead. */
  async set(content: Readonly<Record<string, string>>): Promise<string> {
    const { seconds, clock } = this.#options;
    const now = Math.floor(clock().getTime() / 1000);
    const sealed = await new EncryptJWT(content)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(now + seconds)
      .encrypt(this.#key);
    return sealed.length > MOST_BYTES ? this.clear() : this.#header(sealed, seconds);
  }

  /** Returns the header that removes the cookie. */
  clear(): string {
    return this.#header('', 0);
  }

  /** Returns the content of the request's cookie, or null when there is none, it is forged, or its time is over. */
  async read({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Record<string, unknown> | null> {
    const { name, clock } = this.#options;
    const pair = (headers.cookie ?? '').split(';').find((each) => each.trim().startsWith(`${name}=`));
    if (!pair) return null;
    try {
      const sealed = pair.slice(pair.indexOf('=') + 1).trim();
      const { payload } = await jwtDecrypt(sealed, this.#key, {
        contentEncryptionAlgorithms: ['A256GCM'],
        keyManagementAlgorithms: ['dir'],
        currentDate: clock(),
        requiredClaims: ['exp'],
      });
      return payload;
    } catch {
      // The reason does not matter: the person must begin again.
      return null;
    }
  }

  #header(value: string, seconds: number): string {
    const { name, path, sameSite, secure } = this.#options;
    const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', `SameSite=${sameSite}`];
    return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
  }
}
