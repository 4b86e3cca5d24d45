import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { signIn } from './auth/signIn.ts';
import { graphqlHandler } from './graphql.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { send, sendJson } from './http/send.ts';
import { KnownOperations } from './operations/KnownOperations.ts';
import { IndexPage } from './pages/indexPage.ts';
import { RegistryFile } from './pages/registryFile.ts';
import { ImmutableFiles } from './pages/staticFiles.ts';
import type { Serving } from './Serving.ts';

/** A file of one release. The registry beside the releases is not immutable and has its own route. */
const RELEASED = /^\/releases\/[\w-]+\/[\w.-]+\/./;

/** Answers a request by its path: the API, released files, and the shell for every other path that is a page. */
export function router(serving: Serving): (exchange: Exchange) => Promise<void> {
  const { env, dirs, database, log } = serving;
  const registry = new RegistryFile(join(dirs.releases, 'registry.json'), log);
  const index = new IndexPage({
    releases: dirs.releases,
    registry,
    graphqlUrl: env.GRAPHQL_URL,
    localRemotes: env.ALLOW_LOCAL_REMOTES ?? false,
    log,
  });
  const releasedFiles = new ImmutableFiles(dirs.releases);
  const graphql = graphqlHandler({
    ...serving,
    development: env.NODE_ENV === 'development',
    operations: {
      known: new KnownOperations(dirs.releases, log),
      only: env.ONLY_KNOWN_OPERATIONS ?? env.DATABASE_URL !== undefined,
    },
  });

  return async (exchange) => {
    const { pathname } = exchange.url;
    if (pathname === '/graphql') return graphql(exchange);
    if (pathname === '/authentication_token') return signIn(exchange, { ...serving, trustedProxies: env.TRUST_PROXY });
    onlyReading(exchange);
    if (pathname === '/health') return health(exchange);
    if (pathname === '/registry.json') return sendRegistry(exchange);
    if (RELEASED.test(pathname)) return releasedFiles.send(exchange, pathname.slice('/releases/'.length));
    if (isPage(exchange)) return index.send(exchange);
    throw new HttpProblem(404, 'There is nothing at this address.');
  };

  async function health(exchange: Exchange): Promise<void> {
    try {
      await database.execute(sql`select 1`);
      await sendJson(exchange, 200, { status: 'ok' });
    } catch (error) {
      log.error({ requestId: exchange.requestId, error: String(error) }, 'the database does not answer');
      await sendJson(exchange, 503, { status: 'database unreachable' });
    }
  }

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

/** Browsers accept HTML when they navigate. A request for a file does not, and gets a 404. */
function isPage({ request, url }: Exchange): boolean {
  return (request.headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(url.pathname);
}
