import { join } from 'node:path';
import { SealedTexts, SignedLinks, secretDigest } from '@console/api-kit/auth';
import { FeedbackKeys } from './auth/FeedbackKeys.ts';
import { forgotPassword } from './auth/forgotPassword.ts';
import { ProviderSignIn } from './auth/provider/ProviderSignIn.ts';
import { setPassword } from './auth/setPassword.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { downloadHandler } from './download/downloadHandler.ts';
import { graphqlHandler } from './graphql.ts';
import { healthHandler } from './health.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { hostCheck } from './http/hostCheck.ts';
import { checkProtocol } from './http/protocolCheck.ts';
import { send } from './http/send.ts';
import { KnownOperations } from './operations/KnownOperations.ts';
import { IndexPage } from './pages/indexPage.ts';
import { RegistryFile } from './pages/registryFile.ts';
import { ReleasedFiles } from './pages/releasedFiles.ts';
import type { Serving } from './Serving.ts';

/** A file of one release. The registry beside the releases is not immutable and has its own route. */
const RELEASED = /^\/releases\/[\w-]+\/[\w.-]+\/./;

const HEALTH = /^\/health(\/live|\/ready)?$/;

const API = /^\/(graphql|authentication_token|forgot_password|set_password|downloads|health|releases)(\/|$)/;

/** Answers a request by its path: the API, released files, and the shell for every other path that is a page. */
export function router(serving: Serving): (exchange: Exchange) => Promise<void> {
  const { env, dirs, log } = serving;
  const registry = new RegistryFile(join(dirs.releases, 'registry.json'), serving);
  const index = new IndexPage({
    releases: dirs.releases,
    registry,
    graphqlUrl: env.GRAPHQL_URL,
    localRemotes: env.ALLOW_LOCAL_REMOTES ?? false,
    identityProvider: env.OIDC_ISSUER === undefined ? null : env.OIDC_NAME,
    idleMinutes: env.SESSION_IDLE_MINUTES,
    log,
  });
  const releasedFiles = new ReleasedFiles(dirs.releases);
  const health = healthHandler(serving);
  const links = new SignedLinks(env.TOKEN_SECRET);
  const texts = new SealedTexts(env.TOKEN_SECRET);
  const download = downloadHandler({
    ...serving,
    links,
    trustedProxies: env.TRUST_PROXY,
    home: env.PUBLIC_URL ?? '/',
  });
  const graphql = graphqlHandler({
    ...serving,
    links,
    texts,
    secondFactorFor: env.REQUIRE_SECOND_FACTOR,
    digest: secretDigest(env.TOKEN_SECRET),
    development: env.NODE_ENV === 'development',
    trustedProxies: env.TRUST_PROXY,
    mutationsPerMinute: env.MUTATIONS_PER_MINUTE,
    feedbackKeys: new FeedbackKeys(env.FEEDBACK_KEYS, (address) => serving.securityLog.feedbackKeyRefused({ address })),
    operations: {
      known: new KnownOperations(dirs.releases, log),
      only: env.ONLY_KNOWN_OPERATIONS ?? env.DATABASE_URL !== undefined,
    },
  });

  const provider = new ProviderSignIn(serving);
  const checkHost = hostCheck({ publicUrl: env.PUBLIC_URL, trustsProxy: env.TRUST_PROXY > 0 });

  return async (exchange) => {
    checkProtocol(exchange);
    checkHost(exchange);
    const { pathname } = exchange.url;
    if (pathname === '/graphql') return graphql(exchange);
    if (pathname === '/authentication_token') {
      const options = { ...serving, texts, trustedProxies: env.TRUST_PROXY };
      return exchange.request.method === 'DELETE' ? signOut(exchange, options) : signIn(exchange, options);
    }
    if (pathname === '/forgot_password')
      return forgotPassword(exchange, { ...serving, trustedProxies: env.TRUST_PROXY });
    if (pathname === '/set_password') return setPassword(exchange, { ...serving, trustedProxies: env.TRUST_PROXY });
    if (await provider.answer(exchange)) return;
    onlyReading(exchange);
    if (pathname.startsWith('/downloads/')) return download(exchange);
    if (HEALTH.test(pathname)) return health(exchange);
    if (pathname === '/registry.json') return sendRegistry(exchange);
    if (RELEASED.test(pathname)) return releasedFiles.send(exchange, pathname.slice('/releases/'.length));
    if (isPage(exchange)) return index.send(exchange);
    throw new HttpProblem(404, 'There is nothing at this address.');
  };

  async function sendRegistry(exchange: Exchange): Promise<void> {
    const known = await registry.read();
    if (!known) throw new HttpProblem(404, 'Nothing has been released yet.');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: known.etag,
    };
    if (exchange.request.headers['if-none-match'] === known.etag) {
      exchange.response.writeHead(304, headers).end();
      return;
    }
    await send(exchange, 200, headers, known.text);
  }
}

function onlyReading({ request }: Exchange): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpProblem(405, 'This address can only be read.', { allow: 'GET, HEAD' });
  }
}

/** Every path is a page, except those of files and those below the API's. */
function isPage({ url }: Exchange): boolean {
  return !/\.\w+$/.test(url.pathname) && !API.test(url.pathname);
}
