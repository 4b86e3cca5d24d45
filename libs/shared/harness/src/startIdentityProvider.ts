import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

/** A person whom the identity provider knows. */
export interface ProviderAccount {
  /** The subject: the provider's own name of the person, which never changes. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

export interface IdentityProviderOptions {
  /** The addresses of the consoles, such as http://127.0.0.1:4000. */
  consoles: readonly string[];
  accounts: readonly ProviderAccount[];
  /** Default: a free port. */
  port?: number;
}

export interface IdentityProvider {
  /** The issuer. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The people who can sign in from now on. A test may change them. */
  accounts: readonly ProviderAccount[];
  /** Signs with a new key from now on, without a time in which both work. */
  replaceKey(): void;
  /** The server answers every request with 503, or answers again. */
  isAway: boolean;
  close(): Promise<void>;
}

const CLIENT_ID = 'console';
const CLIENT_SECRET = 'only-for-trying-the-console';

const INTERACTION = /^\/who\/[\w-]+$/;

/**
 * Starts an identity provider (OpenID Connect) on 127.0.0.1 for tests and for trying the console. It asks "Who are
 * you?" and believes the answer: `?as=<sub>` on its page signs that person in, and `?as=` cancels.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  let handle: RequestListener = () => {};
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (running.isAway) response.writeHead(503).end();
    else handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const running: IdentityProvider = {
    url,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    accounts: options.accounts,
    isAway: false,
    replaceKey,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  replaceKey();
  return running;

  function replaceKey(): void {
    provider = new Provider(url, configurationOf(options.consoles, running));
    const callback = provider.callback();
    handle = (request, response) => {
      const asked = new URL(request.url ?? '/', url);
      if (INTERACTION.test(asked.pathname)) answerWho(request, response, asked);
      else callback(request, response);
    };
  }

  function answerWho(request: IncomingMessage, response: ServerResponse, { searchParams }: URL): void {
    const as = searchParams.get('as');
    if (as === null) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(whoAreYou(running.accounts));
      return;
    }
    const canceled = { error: 'access_denied', error_description: 'The sign-in was canceled.' };
    provider
      ?.interactionFinished(request, response, as === '' ? canceled : { login: { accountId: as } })
      .catch(() => response.writeHead(400).end('This sign-in has ended. Begin again in the console.'));
  }
}

function configurationOf(consoles: readonly string[], running: Pick<IdentityProvider, 'accounts'>): object {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: consoles.map((console) => `${console}/sign-in/callback`),
        post_logout_redirect_uris: consoles.map((console) => `${console}/login`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    adapter: createMemoryAdapter(0),
    jwks: { keys: [newKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The email stands in the token, as at the large providers.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 43_200,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 43_200,
    },
    findAccount: (_context: Context, sub: string) => {
      const account = running.accounts.find((one) => one.sub === sub);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      return { accountId: sub, claims: () => ({ sub, email, email_verified: emailVerified, name }) };
    },
    // The console needs no consent.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/who/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context, form: string) => {
          context.body = page(
            'Sign out?',
            `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
          );
        },
        postLogoutSuccessSource: (context: Context) => {
          context.body = page('Signed out', '');
        },
      },
    },
    renderError: (context: Context, { error, error_description: description = '' }: Record<string, string>) => {
      context.type = 'html';
      context.body = page(escaped(error ?? 'Error'), `<p>${escaped(description)}</p>`);
    },
  };
}

function newKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

function whoAreYou(accounts: readonly ProviderAccount[]): string {
  const entries = accounts.map(({ sub, name, email }) => {
    const shown = `${escaped(name)}<br /><small>${escaped(email)}</small>`;
    return `<li><a href="?as=${encodeURIComponent(sub)}">${shown}</a></li>`;
  });
  return page('Who are you?', `<ul>${entries.join('')}</ul><p><a href="?as=">Cancel</a></p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${title}</title>
<meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," /><style>
body{font:16px/1.4 sans-serif;max-width:24rem;margin:4rem auto;padding:0 1rem}ul{padding:0;list-style:none}
li a{display:block;padding:.6rem .8rem;margin:.4rem 0;border:1px solid #8a8a8a;border-radius:4px;color:inherit;text-decoration:none}
</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
