import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escaped } from '@console/api-kit';
import type { Logger } from 'pino';
import type { Exchange } from '../http/exchange.ts';
import { pagePolicy } from '../http/securityHeaders.ts';
import { send } from '../http/send.ts';
import { type Preload, preloadsFor } from './preloads.ts';
import type { KnownRegistry, RegistryFile } from './registryFile.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Console</title>
<p>The API runs. The console itself has not been built yet: <code>npm start</code> builds it.</p>
</html>
`;

interface IndexPageOptions {
  /** The releases folder. */
  releases: string;
  registry: RegistryFile;
  graphqlUrl: string;
  localRemotes: boolean;
  /** What the sign-in page calls the identity provider. Null: there is none. */
  identityProvider: string | null;
  /** The minutes after which an unused session ends; 0 for none. */
  idleMinutes: number;
  log: Logger;
}

/**
 * Makes the live shell's index.html for each response, with a fresh nonce, the GraphQL address, preload links and the
 * skeleton that fits: the console's for a visitor who was signed in, else that of the sign-in page.
 */
export class IndexPage {
  readonly #options: IndexPageOptions;
  /** The folder of the shell's release that the template comes from. */
  #base = '';
  #template = NOT_BUILT;

  constructor(options: IndexPageOptions) {
    this.#options = options;
  }

  async send(exchange: Exchange): Promise<void> {
    const { graphqlUrl, localRemotes, identityProvider, idleMinutes, registry } = this.#options;
    const nonce = randomBytes(16).toString('base64');
    const known = await registry.read();
    const template = await this.#read(known);
    const page = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__GRAPHQL_URL__', escaped(graphqlUrl))
      .replaceAll('__LOCAL_REMOTES__', localRemotes ? 'allowed' : '')
      .replaceAll('__IDENTITY_PROVIDER_URL__', identityProvider === null ? '' : '/sign-in')
      .replaceAll('__IDENTITY_PROVIDER_NAME__', escaped(identityProvider ?? ''))
      .replaceAll('__SESSION_IDLE_MINUTES__', String(idleMinutes))
      .replaceAll('__START__', startsConsole(exchange) ? 'console' : 'sign-in')
      .replaceAll('__SIDEBAR__', hasCookie(exchange, 'console_sidebar=folded') ? 'folded' : '')
      .replace('<!-- preload -->', preloads(exchange, known))
      // Removes the placeholders of features that this server lacks, such as single sign-on.
      .replaceAll(/__[A-Z_]+__/g, '');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy({ nonce, graphqlUrl, localRemotes }),
    };
    await send(exchange, 200, headers, page);
  }

  /**
   * The page is read once for each release, because a release never changes. If the page cannot be read, the former one
   * stays.
   */
  async #read(known: KnownRegistry | null): Promise<string> {
    const base = known?.shell?.base;
    if (base === undefined || base === this.#base) return this.#template;
    try {
      const path = join(this.#options.releases, base.slice('/releases/'.length), 'index.html');
      this.#template = (await readFile(path, 'utf8')).replaceAll('__RELEASE_BASE__', escaped(base));
      this.#base = base;
    } catch (error) {
      this.#options.log.error({ base, error: String(error) }, 'the page of the live shell cannot be read');
    }
    return this.#template;
  }
}

/**
 * Returns the preload links. Only visitors whose cookie says that they were signed in get them, because the sign-in
 * page needs none of these files.
 */
function preloads(exchange: Exchange, known: KnownRegistry | null): string {
  if (!known || !startsConsole(exchange)) return '';
  return [
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/registry.json">',
    ...preloadsFor(exchange.url.pathname, known).map(preloadLink),
  ].join('\n');
}

/** The pages of visitors, which look like the sign-in page. */
const OF_VISITORS = /^\/(forgot-password|set-password)\/?$/;

/** Whether the page probably starts the console: the visitor was signed in, and the page is none of visitors. */
function startsConsole(exchange: Exchange): boolean {
  return hasCookie(exchange, 'console_session=1') && !OF_VISITORS.test(exchange.url.pathname);
}

/** Tells whether the shell set this cookie. @param pair its name and value: `console_session=1`. */
function hasCookie({ request }: Exchange, pair: string): boolean {
  return (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trim() === pair);
}

function preloadLink({ href, integrity }: Preload): string {
  const digest = integrity ? ` integrity="${escaped(integrity)}"` : '';
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${escaped(href)}"${digest}>`;
}
