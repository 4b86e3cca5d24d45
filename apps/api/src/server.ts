import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpOptions } from '@console/admin-api';
import { ChangeFeed, type Clock } from '@console/api-kit';
import { Tokens } from '@console/api-kit/auth';
import { type Database, unavailableIn } from '@console/api-kit/database';
import { setFeedbackSite } from '@console/classes-api';
import { allowCommonPasswords } from '@console/core-api';
import type { Logger } from 'pino';
import { Sessions } from './auth/Sessions.ts';
import { backgroundWork, sendingOfMail } from './backgroundWork.ts';
import { causeOf } from './causeOf.ts';
import type { Env } from './env.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { newHttpServer } from './http/httpServer.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendJson } from './http/send.ts';
import { listen } from './listen.ts';
import { Streams } from './live/Streams.ts';
import { logFailure, newLog } from './log.ts';
import { router } from './router.ts';
import { SecurityLog } from './securityLog.ts';

/** When the server closes, running requests get this time to finish. */
export const STOP_MS = 10_000;

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
  /** Whether this process runs jobs; true by default. */
  runsJobs?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** The number of open streams of changes. */
  readonly streams: { readonly size: number };
  /**
   * Stops the server: `/health/ready` answers 503 at once. After a time for load balancers to notice, it accepts no more
   * requests and lets running ones finish. Resolves when all are answered.
   *
   * @param drainMs that time. 0, the default, also ends the time of an earlier call.
   */
  close(drainMs?: number): Promise<void>;
}

/**
 * Starts the server.
 *
 * @throws DatabaseError when the database has no connection left for listening to changes.
 * @throws StartProblem when the port is in use or not permitted.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, database, dirs, clock = () => new Date(), log = newLog(env.LOG_LEVEL) } = options;
  const tokens = new Tokens({ secret: env.TOKEN_SECRET, audience: env.PUBLIC_URL ?? 'console', clock });
  setFeedbackSite({ url: env.FEEDBACK_URL, secret: env.TOKEN_SECRET });
  const { beatMs = BEAT_MS, runsJobs = true } = options;
  const feed = await ChangeFeed.start(database, {
    onForeignMessage: (payload) =>
      log.warn({ bytes: payload.length }, 'a notification is not a change of this console'),
  });
  const sessions = new Sessions({
    database,
    tokens,
    feed,
    clock,
    rememberMs: beatMs,
    idleMs: env.SESSION_IDLE_MINUTES * 60_000,
    longestMs: env.SESSION_HOURS * 3_600_000,
    secondFactorFor: env.REQUIRE_SECOND_FACTOR,
  });
  const streams = new Streams();
  // The sessions have forgotten these users by now, so each stream asks the database.
  feed.onSessionChange((users) => streams.checkSessions(users));
  const securityLog = new SecurityLog(log);
  allowCommonPasswords(database.engine === 'pglite');
  let closing: Promise<void> | undefined;
  const hurry = Promise.withResolvers<void>();
  const isStopping = () => closing !== undefined;
  const route = router({
    env,
    database,
    dirs,
    tokens,
    sessions,
    clock,
    log,
    securityLog,
    feed,
    streams,
    beatMs,
    isStopping,
  });
  const fixedHeaders = securityHeaders({ https: env.PUBLIC_URL?.startsWith('https:') ?? false });
  const server = newHttpServer((request, response) => {
    // An error in one answer must end only that answer.
    answer(request, response).catch((error) => {
      log.error({ error: causeOf(error).message }, 'an answer broke off');
      response.destroy();
    });
  });
  await listen(server, env).catch(async (error) => {
    await feed.close();
    throw error;
  });

  const { port } = server.address() as AddressInfo;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const url = `http://${host}:${port}`;
  const work = backgroundWork({ database, clock, log, feed });
  const sending = sendingOfMail({ database, log, feed, smtp: smtpOf(env), home: env.PUBLIC_URL ?? url });
  if (runsJobs) {
    work.start();
    sending.start();
  }
  return { url, streams, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
    response.setHeader('x-request-id', requestId);
    // The client's next request goes to another process.
    if (closing) response.setHeader('connection', 'close');
    const url = urlOf(request);
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
      await sendJson(exchange, error.status, { code: error.code, message: error.message }, error.headers);
      return;
    }
    logFailure(log, error, { requestId });
    const unavailable = unavailableIn(error);
    if (unavailable) {
      const { message } = unavailable;
      // GraphQL clients show the messages of errors.
      const errors = [{ message, extensions: { status: 503, requestId } }];
      const body = { code: 503, message, ...(exchange.url.pathname === '/graphql' ? { errors } : {}) };
      await sendJson(exchange, 503, body, { 'retry-after': '5' });
      return;
    }
    const message = `Something went wrong on the server. Please quote request ${requestId} when you report it.`;
    await sendJson(exchange, 500, { code: 500, message });
  }

  function close(drainMs = 0): Promise<void> {
    if (drainMs === 0) hurry.resolve();
    closing ??= drainAndClose(drainMs);
    return closing;
  }

  async function drainAndClose(drainMs: number): Promise<void> {
    const workEnded = Promise.all([work.stop(STOP_MS), sending.stop(STOP_MS)]);
    await Promise.race([hurry.promise, wait(drainMs, undefined, { ref: false })]);
    streams.endAll();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(impatience);
    await workEnded;
    await feed.close();
  }
}

/** The mail server of the settings, or null. */
function smtpOf({ SMTP_URL: url, MAIL_FROM: from, MAIL_REDIRECT: redirect }: Env): SmtpOptions | null {
  return url !== undefined && from !== undefined ? { url, from, redirect } : null;
}

/** Returns path and query of a request. A path such as `//name` must not be read as a host. */
function urlOf({ url = '/' }: IncomingMessage): URL {
  return URL.parse(url.startsWith('/') ? `http://console${url}` : url, 'http://console') ?? new URL('http://console/');
}
