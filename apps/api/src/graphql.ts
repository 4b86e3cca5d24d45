import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  badRequest,
  type ChangeFeed,
  type Changes,
  type Clock,
  isForReader,
  maskedError,
  type RequestContext,
  type SecurityEvent,
} from '@console/api-kit';
import type { SealedTexts, SignedLinks } from '@console/api-kit/auth';
import { type Database, unavailableIn } from '@console/api-kit/database';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import { clientOf } from './auth/clientOf.ts';
import type { FeedbackKeys } from './auth/FeedbackKeys.ts';
import { requestSession } from './auth/requestSession.ts';
import type { Session, Sessions } from './auth/Sessions.ts';
import { causeOf } from './causeOf.ts';
import { clientAddress } from './http/clientAddress.ts';
import { wantsEvents } from './http/EventStream.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { parseJson, readBody } from './http/readJson.ts';
import { sendResult } from './http/sendResult.ts';
import { whileConnected } from './http/whileConnected.ts';
import type { Streams } from './live/Streams.ts';
import { sendResults } from './live/sendResults.ts';
import { logFailure } from './log.ts';
import { briefErrors, MOST_ERRORS, shortened } from './operations/briefErrors.ts';
import { operationLimits } from './operations/operationLimits.ts';
import { type OperationsById, operationsById } from './operations/operationsById.ts';
import { schema } from './schema.ts';
import type { SecurityLog } from './securityLog.ts';

const MOST_BYTES = 1_000_000;

interface GraphqlOptions {
  feedbackKeys: FeedbackKeys;
  database: Database;
  sessions: Sessions;
  links: SignedLinks;
  texts: SealedTexts;
  /** The users who must have a second factor. Undefined: nobody. */
  secondFactorFor: RequestContext['secondFactorFor'];
  /** Makes digests of secrets that somebody sends. */
  digest: (secret: string) => string;
  clock: Clock;
  log: Logger;
  securityLog: SecurityLog;
  trustedProxies: number;
  /** Internal errors show their cause in `extensions.debugMessage`. */
  development: boolean;
  operations: OperationsById;
  feed: ChangeFeed;
  streams: Streams;
  /** The interval at which a stream shows that it is alive, in milliseconds. */
  beatMs: number;
  /** The mutations of one user that this process answers in a minute. */
  mutationsPerMinute: number;
}

/**
 * `POST /graphql`. Without a valid token nothing is executed: the answer is an error that contains 401 (C§8).
 * Subscriptions are answered as an event stream, if the client accepts one.
 */
export function graphqlHandler(options: GraphqlOptions): (exchange: Exchange) => Promise<void> {
  const { database, sessions, feedbackKeys, links, digest, texts, secondFactorFor, clock } = options;
  const { feed, streams, beatMs, securityLog, trustedProxies } = options;
  const yoga = createYoga<RequestContext>({
    schema,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    // `errorForClient` masks errors, because the request's id is known there.
    maskedErrors: false,
    multipart: false,
    plugins: [
      briefErrors,
      operationsById(options.operations),
      operationLimits(options.mutationsPerMinute),
      introspectionForStaff,
    ],
  });
  return async (exchange) => {
    const { request, requestId } = exchange;
    if (request.method !== 'POST') throw new HttpProblem(405, 'Send GraphQL operations with POST.', { allow: 'POST' });
    const params = parseJson(await readBody(request, MOST_BYTES));
    const { authorization } = request.headers;
    const site = await feedbackKeys.sessionOf(authorization, clientAddress(request, trustedProxies));
    const session = site ?? (await sessionOrRefusal(sessions, request));
    if (session instanceof GraphQLError) return sendResult(exchange, { errors: [session] });
    const { viewer, userId, endsAt } = session;
    exchange.userId = userId;
    const toClientError = (error: unknown) => errorForClient(error, requestId, options);
    const refusals = new Set<string>();
    const logRefusals = () => {
      if (refusals.size === 0) return;
      const address = clientAddress(request, trustedProxies);
      securityLog.refusedByRole({ requestId, address, userId, what: [...refusals] });
    };
    const written: Written[] = [];
    const asked = {
      database,
      clock,
      texts,
      secondFactorFor,
      viewer,
      requestId,
      digest,
      session: requestSession(sessions, session, clientOf(request, trustedProxies)),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      onRefusal: (what: string) => refusals.add(what),
      onSecurityEvent: (event: SecurityEvent) => {
        const address = clientAddress(request, trustedProxies);
        securityLog.accountChanged({ requestId, address, by: userId, ...event });
      },
      wantsEarlierAnswer: request.headers['idempotency-conflict'] === 'answer',
      onWritten: (changes: Changes, earlier: boolean) => written.push({ changes, earlier }),
      signDownload: (name: string, input: unknown, now: Date) => {
        const { query, expiresAt } = links.sign(name, JSON.stringify(input), session, now);
        return { path: `downloads/${name}?${query}`, expiresAt };
      },
    };
    if (!wantsEvents(request.headers.accept)) {
      // Errors of the operation are part of the answer, with HTTP status 200. The status of each error is in its
      // extensions.
      const result = await whileConnected(exchange, () => resultOf(yoga, params, asked, toClientError));
      logRefusals();
      await sendResult(exchange, written.length > 0 ? { ...result, extensions: extensionsOf(written) } : result);
      return;
    }
    const live = { feed, viewer: () => sessions.viewer(session) };
    const result = await whileConnected(exchange, () => resultOf(yoga, params, { ...asked, live }, toClientError));
    logRefusals();
    if (!isStream(result)) return sendResult(exchange, result);
    const endsAfterMs = endsAt - clock().getTime();
    await sendResults(exchange, result, { userId, streams, endsAfterMs, beatMs, check: live.viewer, toClientError });
  };
}

async function sessionOrRefusal(sessions: Sessions, { headers }: IncomingMessage): Promise<Session | GraphQLError> {
  try {
    return await sessions.of(headers.authorization, { isUse: isUse(headers) });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/**
 * Whether a request shows that somebody uses the session. A stream of changes does not. The console says when nobody has
 * done anything for a minute: what it then asks for, it asks for by itself (docs/decisions/0147).
 */
function isUse(headers: IncomingHttpHeaders): boolean {
  return !wantsEvents(headers.accept) && headers['x-idle'] === undefined;
}

/** A write of an operation. */
interface Written {
  readonly changes: Changes;
  /** Whether the answer is that of an earlier write under the same key. */
  readonly earlier: boolean;
}

/** Returns the changes of all writes of one operation, as the author's browser receives them. */
function extensionsOf(written: readonly Written[]) {
  const gap = written.some(({ changes }) => changes.gap);
  const changes = written.flatMap((of) => of.changes.changes).map(({ author: _, ...told }) => told);
  const earlier = written.some((of) => of.earlier);
  return { changes: { gap, changes: gap ? [] : changes }, ...(earlier && { earlier }) };
}

type Stream = AsyncIterableIterator<ExecutionResult>;

function isStream(result: object | Stream): result is Stream {
  return Symbol.asyncIterator in result;
}

/** yoga's plugins expect a request. They see this one for every operation. */
const PLACE = new Request('http://console/graphql', { method: 'POST' });

/**
 * Executes an operation with yoga, but without yoga's HTTP layer. Building a request and a response for yoga and
 * parsing them again took a fifth of the time of a list page.
 */
async function resultOf(
  yoga: YogaServerInstance<RequestContext, object>,
  params: unknown,
  context: RequestContext,
  toClientError: (error: unknown) => GraphQLFormattedError,
): Promise<object | Stream> {
  try {
    // The parameters need no check here, because yoga refuses invalid ones.
    const result = await yoga.getResultForParams({ params: params as GraphQLParams, request: PLACE }, context);
    if (!result) throw badRequest('This operation has no answer.');
    if (isStream(result)) {
      if (context.live) return result;
      await result.return?.();
      throw badRequest('This operation answers more than once.');
    }
    const { errors } = result as ExecutionResult;
    return errors ? { ...result, errors: errors.slice(0, MOST_ERRORS).map(toClientError) } : result;
  } catch (error) {
    if (!isForReader(error)) throw error;
    return { errors: [forReader(error)] };
  }
}

/** Internal errors are logged with their cause. The client receives only the request's id. */
function errorForClient(
  error: unknown,
  requestId: string,
  { log, development }: Pick<GraphqlOptions, 'log' | 'development'>,
): GraphQLFormattedError {
  if (isForReader(error)) return forReader(error);
  const inside =
    error instanceof GraphQLError ? error : new GraphQLError('Not answered.', { originalError: error as Error });
  const original = inside.originalError ?? inside;
  logFailure(log, original, { requestId, path: inside.path?.join('.') });
  const known = new GraphQLError(inside.message, {
    ...inside,
    originalError: unavailableIn(original) ?? causeOf(original),
  });
  return forReader(maskedError(known, { requestId, development }));
}

/**
 * Removes the HTTP settings that yoga puts into the extensions of its own refusals. Every error leaves with a status,
 * because the console looks for 401 in the message of an error without one. GraphQL's own errors are bad requests.
 */
function forReader(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...about } = error.toJSON();
  const { http: _, ...others } = extensions ?? {};
  return { ...about, message: shortened(about.message), extensions: { status: 400, ...others } };
}

const introspectionForStaff: Plugin<RequestContext> = {
  onValidate({ context, addValidationRule }) {
    if (!context.viewer.isStaff) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
