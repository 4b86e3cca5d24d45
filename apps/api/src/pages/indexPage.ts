import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Exchange } from '../http/exchange.ts';
import { pagePolicy } from '../http/securityHeaders.ts';
import { send } from '../http/send.ts';
import { type Preload, preloadsFor } from './preloads.ts';
import type { RegistryFile } from './registryFile.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Console</title>
<p>The API runs. The console itself has not been built yet: <code>npm start</code> builds it.</p>
</html>
`;

/** The shell's index.html, made for each response: a fresh nonce, the GraphQL address, and what to preload. */
export class IndexPage {
  readonly #path: string;
  readonly #registry: RegistryFile;
  readonly #graphqlUrl: string;
  readonly #localRemotes: boolean;
  #version = 0;
  #template = NOT_BUILT;

  constructor(path: string, registry: RegistryFile, graphqlUrl: string, localRemotes: boolean) {
    this.#path = path;
    this.#registry = registry;
    this.#graphqlUrl = graphqlUrl;
    this.#localRemotes = localRemotes;
  }

  async send(exchange: Exchange): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const template = await this.#read();
    const page = template
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__GRAPHQL_URL__', escaped(this.#graphqlUrl))
      .replaceAll('__LOCAL_REMOTES__', this.#localRemotes ? 'allowed' : '')
      .replace('<!-- preload -->', await this.#preloads(exchange))
      // What this server does not offer: signing in elsewhere, asking for a forgotten password.
      .replaceAll(/__[A-Z_]+__/g, '');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy({
        nonce,
        graphqlUrl: this.#graphqlUrl,
        localRemotes: this.#localRemotes,
      }),
    };
    await send(exchange, 200, headers, page);
  }

  async #read(): Promise<string> {
    const found = await stat(this.#path).catch(() => null);
    if (found && found.mtimeMs !== this.#version) {
      this.#template = await readFile(this.#path, 'utf8');
      this.#version = found.mtimeMs;
    }
    return this.#template;
  }

  /** Only for a visitor whose cookie says that they were signed in: the sign-in screen needs none of it. */
  async #preloads({ request, url }: Exchange): Promise<string> {
    if (!/(^|;\s*)console_session=1(;|$)/.test(request.headers.cookie ?? '')) return '';
    const registry = await this.#registry.read();
    if (!registry) return '';
    return [
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/registry.json">',
      ...preloadsFor(url.pathname, registry).map(preloadLink),
    ].join('\n');
  }
}

function preloadLink({ href, integrity }: Preload): string {
  const digest = integrity ? ` integrity="${escaped(integrity)}"` : '';
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${escaped(href)}"${digest}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
