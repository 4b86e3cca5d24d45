import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChangeFeed, type Clock } from '@console/api-kit';
import { Tokens } from '@console/api-kit/auth';
import { type Database, DatabaseBusy } from '@console/api-kit/database';
import type { Logger } from 'pino';
import { causeOf } from './causeOf.ts';
import type { Env } from './env.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendJson } from './http/send.ts';
import { listen } from './listen.ts';
import { Streams } from './live/Streams.ts';
import { newLog } from './log.ts';
import { router } from './router.ts';

/** After the signal to stop, running requests get this time to finish. */
const STOP_MS = 10_000;

/** The interval of the streams' heartbeats. Proxies usually close a connection after a minute without data. */
const BEAT_MS = 15_000;

export interface ServerOptions {
  env: Env & { TOKEN_SECRET: string };
  /** The open and migrated database. The caller closes it after the server. */
  database: Database;
  /** The folder with the releases of shell and remotes, and registry.json. */
  dirs: { releases: string };
  clock?: Clock;
  log?: Logger;
  /** The interval in milliseconds at which a stream shows that it is alive and checks its session. */
  beatMs?: number;
}

export interface RunningServer {
  readonly url: string;
  /** The number of open streams of changes. */
  readonly streams: { readonly size: number };
  /** Accepts no more requests, lets running ones finish, and resolves when all are answered. */
  close(): Promise<void>;
}

/**
 * Starts the server.
 *
 * @throws DatabaseError when the database has no connection left for listening to changes.
 * @throws StartProblem when the port is in use or not permitted.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, database, dirs, clock = () => new Date(), log = newLog(env.LOG_LEVEL) } = options;
  const tokens = new Tokens(env.TOKEN_SECRET, clock);
  const { beatMs = BEAT_MS } = options;
  const feed = await ChangeFeed.start(database, {
    onForeignMessage: (payload) =>
      log.warn({ bytes: payload.length }, 'a notification is not a change of this console'),
  });
  const streams = new Streams();
  const route = router({ env, database, dirs, tokens, clock, log, feed, streams, beatMs });
  const fixedHeaders = securityHeaders({ https: env.PUBLIC_URL?.startsWith('https:') ?? false });
  const server = createServer((request, response) => {
    // An error in one answer must end only that answer.
    answer(request, response).catch((error) => {
      log.error({ error: causeOf(error).message }, 'an answer broke off');
      response.destroy();
    });
  });
  // This is longer than proxies keep a connection. Otherwise a proxy could write into a connection that the server is
  // closing.
  server.keepAliveTimeout = 65_000;
  await listen(server, env).catch(async (error) => {
    await feed.close();
    throw error;
  });

  const { port } = server.address() as AddressInfo;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return { url: `http://${host}:${port}`, streams, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
    response.setHeader('x-request-id', requestId);
    const url = URL.parse(request.url ?? '/', 'http://console') ?? new URL('http://console/');
    const exchange: Exchange = { request, response, url, requestId };
    response.on('close', () => {
      const { method } = request;
      const ms = Math.round(performance.now() - started);
      const path = url.pathname;
      log.info({ requestId, method, path, status: response.statusCode, ms, userId: exchange.userId }, 'request');
    });
    try {
      await route(exchange);
    } catch (error) {
      await answerProblem(exchange, error);
    }
  }

  async function answerProblem(exchange: Exchange, error: unknown): Promise<void> {
    const { response, requestId } = exchange;
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (error instanceof HttpProblem) {
      await sendJson(exchange, error.status, { code: error.status, message: error.message }, error.headers);
      return;
    }
    const cause = causeOf(error);
    log.error({ requestId, error: cause.message, stack: cause.stack }, 'internal error');
    if (cause instanceof DatabaseBusy) {
      await sendJson(exchange, 503, { code: 503, message: cause.message }, { 'retry-after': '5' });
      return;
    }
    const message = `Something went wrong on the server. Please quote request ${requestId} when you report it.`;
    await sendJson(exchange, 500, { code: 500, message });
  }

  async function close(): Promise<void> {
    streams.endAll();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
    await feed.close();
  }
}
