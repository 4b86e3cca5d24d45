import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a link to a file works, in milliseconds. */
export const LINK_MS = 60_000;

/** The session of a user, as a link names it. */
export interface LinkSession {
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenVersion: number;
}

/** What a valid link leads to. */
export interface ReadLink {
  readonly session: LinkSession;
  /** The input, as JSON. */
  readonly input: string;
}

/**
 * Signs and reads links to files (API-05). A browser opens a link without the token of the session, so the link carries
 * a signature for one file, one session and a short time. The key is derived from the secret of the tokens, so all
 * processes share it.
 */
export class SignedLinks {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'signed links', 32));
  }

  /** Returns the query of the link, and its end. */
  sign(name: string, input: string, session: LinkSession, now: Date): { query: string; expiresAt: Date } {
    const { userId, tokenId, tokenVersion } = session;
    const until = now.getTime() + LINK_MS;
    const viewer = `${userId}.${tokenId}.${tokenVersion}`;
    const mac = this.#mac(name, input, until, viewer).toString('base64url');
    const query = new URLSearchParams({ input, until: String(until), for: viewer, mac });
    return { query: query.toString(), expiresAt: new Date(until) };
  }

  /** Reads a link. It is 'invalid' when its signature is wrong, and 'expired' when its time is over. */
  read(name: string, query: URLSearchParams, now: Date): ReadLink | 'invalid' | 'expired' {
    const [input, viewer, given] = ['input', 'for', 'mac'].map((part) => query.get(part) ?? '') as [
      string,
      string,
      string,
    ];
    const until = Number(query.get('until'));
    const mac = Buffer.from(given, 'base64url');
    const expected = this.#mac(name, input, until, viewer);
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return 'invalid';
    if (until < now.getTime()) return 'expired';
    const [userId = '', tokenId = '', tokenVersion] = viewer.split('.');
    return { session: { userId, tokenId, tokenVersion: Number(tokenVersion) }, input };
  }

  #mac(name: string, input: string, until: number, viewer: string): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([name, input, until, viewer]))
      .digest();
  }
}
