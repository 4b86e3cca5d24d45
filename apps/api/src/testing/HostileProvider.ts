import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const CLIENT_SECRET = 'the-secret-of-the-console-at-the-provider';

/** What the hostile provider says in place of what is right. */
interface Lies {
  /** Claims of the token. Undefined: without that claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** How the token is signed. */
  readonly signed?: 'with another key' | 'with the client secret' | 'not at all';
  /** What it says about itself. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** An identity provider that signs in as anybody without a question, and lies as a test wants. */
export class HostileProvider {
  lies: Lies = {};
  url = '';
  readonly #server = createServer((request, response) => {
    this.#answer(request.url ?? '/').then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    );
  });
  #keys!: { publicKey: CryptoKey; privateKey: CryptoKey };
  #nonce = '';

  static async start(): Promise<HostileProvider> {
    const provider = new HostileProvider();
    provider.#keys = await generateKeyPair('RS256');
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    provider.url = `http://127.0.0.1:${(provider.#server.address() as AddressInfo).port}`;
    return provider;
  }

  /** Returns the address that leads back to the console. @param begun the address to which the console has sent the browser. */
  back(begun: string): string {
    const { searchParams } = new URL(begun);
    this.#nonce = searchParams.get('nonce') ?? '';
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'any', state: searchParams.get('state') ?? '' }).toString();
    return back.href;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(path: string): Promise<unknown> {
    if (path === '/keys') return { keys: [{ ...(await exportJWK(this.#keys.publicKey)), alg: 'RS256', use: 'sig' }] };
    if (path === '/token')
      return { access_token: 'any', token_type: 'Bearer', expires_in: 60, id_token: await this.#token() };
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/auth`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...this.lies.metadata,
    };
  }

  async #token(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: this.url, aud: 'console', sub: 'grace', nonce: this.#nonce, iat: now, exp: now + 60 };
    const about = { email: 'admin@example.com', email_verified: true };
    const claims: JWTPayload = { ...right, ...about, ...this.lies.claims };
    switch (this.lies.signed) {
      case 'not at all':
        return new UnsecuredJWT(claims).encode();
      case 'with the client secret':
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET));
      case 'with another key':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256' })
          .sign((await generateKeyPair('RS256')).privateKey);
      default:
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(this.#keys.privateKey);
    }
  }
}
