import type { IdentityProvider } from '@console/harness/identity-provider';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A browser that signs in at an identity provider: it keeps cookies and follows redirects one by one. */
export class ProviderVisitor {
  readonly #console: string;
  readonly #provider: Pick<IdentityProvider, 'url'>;
  /** By origin and name. */
  readonly #cookies = new Map<string, Cookie>();

  constructor(console: string, provider: Pick<IdentityProvider, 'url'>) {
    this.#console = console;
    this.#provider = provider;
  }

  /** Asks for one address. A redirect is answered, not followed. */
  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#console);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookiesFor(url));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(url, line);
    return response;
  }

  /** Opens the console's sign-in at the provider and answers "Who are you?". Returns the address that leads back. */
  async answerAtProvider(sub: string): Promise<string> {
    let at = locationOf(await this.open('/sign-in'));
    if (!at.startsWith(this.#provider.url)) return at;
    at = this.#absolute(locationOf(await this.open(at)));
    at = this.#absolute(locationOf(await this.open(`${at}?as=${encodeURIComponent(sub)}`)));
    // The provider goes on with its own address, and then back to the console.
    while (!at.startsWith(this.#console)) at = this.#absolute(locationOf(await this.open(at)));
    return at;
  }

  /** Signs in at the provider. Returns the address in the console to which that leads: `/login#once=…` or `/login#refused=…`. */
  async arriveAs(sub: string): Promise<string> {
    const back = await this.answerAtProvider(sub);
    return back.startsWith('/login') ? back : locationOf(await this.open(back));
  }

  redeem(once: string): Promise<Response> {
    return this.open('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ once }),
    });
  }

  /** The names of the console's cookies. */
  get cookieNames(): string[] {
    return [...this.#cookies.keys()]
      .filter((key) => key.startsWith(this.#console))
      .map((key) => key.split(' ')[1] ?? '');
  }

  #absolute(address: string): string {
    return new URL(address, this.#provider.url).href;
  }

  #cookiesFor(url: URL): string {
    return [...this.#cookies]
      .filter(([key, { path }]) => key.startsWith(`${url.origin} `) && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`)
      .join('; ');
  }

  #keep({ origin }: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const attribute = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const isOver = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') < Date.now();
    if (isOver || value === '') this.#cookies.delete(`${origin} ${name}`);
    else this.#cookies.set(`${origin} ${name}`, { value, path: attribute('path') ?? '/' });
  }
}

export function locationOf(response: Response): string {
  return response.headers.get('location') ?? `no redirect, but ${response.status}`;
}

/** Returns the code of `/login#once=…`. */
export function codeIn(address: string): string {
  return new URLSearchParams(new URL(address, 'http://console').hash.slice(1)).get('once') ?? '';
}
