import {
  badRequest,
  type ChangeFeed,
  isForReader,
  maskedError,
  notSignedIn,
  type RequestContext,
} from '@console/api-kit';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import { type Authenticating, authenticate } from './auth/authenticate.ts';
import { causeOf } from './causeOf.ts';
import { wantsEvents } from './http/EventStream.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { parseJson, readBody } from './http/readJson.ts';
import { sendJson } from './http/send.ts';
import { liveViewer } from './live/liveViewer.ts';
import type { Streams } from './live/Streams.ts';
import { sendResults } from './live/sendResults.ts';
import { operationLimits } from './operations/operationLimits.ts';
import { type OperationsById, operationsById } from './operations/operationsById.ts';
import { schema } from './schema.ts';

const MOST_BYTES = 1_000_000;

interface GraphqlOptions extends Authenticating {
  log: Logger;
  /** Internal errors show their cause in `extensions.debugMessage`. */
  development: boolean;
  operations: OperationsById;
  feed: ChangeFeed;
  streams: Streams;
  /** The interval at which a stream shows that it is alive, in milliseconds. */
  beatMs: number;
}

/**
 * `POST /graphql`. Without a valid token nothing is executed: the answer is an error that contains 401 (C§8).
 * Subscriptions are answered as an event stream, if the client accepts one.
 */
export function graphqlHandler(options: GraphqlOptions): (exchange: Exchange) => Promise<void> {
  const { database, clock, feed, streams, beatMs } = options;
  const yoga = createYoga<RequestContext>({
    schema,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    // `errorForClient` masks errors, because the request's id is known there.
    maskedErrors: false,
    multipart: false,
    plugins: [operationsById(options.operations), operationLimits, introspectionForStaff],
  });
  return async (exchange) => {
    const { request, requestId } = exchange;
    if (request.method !== 'POST') throw new HttpProblem(405, 'Send GraphQL operations with POST.', { allow: 'POST' });
    const params = parseJson(await readBody(request, MOST_BYTES));
    const session = await authenticate(request.headers.authorization, options);
    if (!session) {
      const error = notSignedIn(
        request.headers.authorization ? 'Your session has ended. Please sign in again.' : 'Please sign in.',
      );
      await sendJson(exchange, 200, { errors: [error] });
      return;
    }
    const { viewer, userId, endsAt } = session;
    exchange.userId = userId;
    const toClientError = (error: unknown) => errorForClient(error, requestId, options);
    const asked = {
      database,
      clock,
      viewer,
      requestId,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    };
    if (!wantsEvents(request.headers.accept)) {
      // Errors of the operation are part of the answer, with HTTP status 200. The status of each error is in its
      // extensions.
      const result = await resultOf(yoga, params, asked, toClientError);
      await sendJson(exchange, 200, result);
      return;
    }
    const live = { feed, viewer: liveViewer(database, session) };
    const result = await resultOf(yoga, params, { ...asked, live }, toClientError);
    if (!isStream(result)) return sendJson(exchange, 200, result);
    const endsAfterMs = endsAt - clock().getTime();
    const check = () => live.viewer(true);
    await sendResults(exchange, result, { userId, streams, endsAfterMs, beatMs, check, toClientError });
  };
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
    return errors ? { ...result, errors: errors.map(toClientError) } : result;
  } catch (error) {
    if (!isForReader(error)) throw error;
    return { errors: [withoutHttp(error)] };
  }
}

/** Internal errors are logged with their cause. The client receives only the request's id. */
function errorForClient(
  error: unknown,
  requestId: string,
  { log, development }: Pick<GraphqlOptions, 'log' | 'development'>,
): GraphQLFormattedError {
  if (isForReader(error)) return withoutHttp(error);
  const inside =
    error instanceof GraphQLError ? error : new GraphQLError('Not answered.', { originalError: error as Error });
  const cause = causeOf(inside.originalError ?? inside);
  log.error({ requestId, path: inside.path?.join('.'), error: cause.message, stack: cause.stack }, 'internal error');
  const known = new GraphQLError(inside.message, { ...inside, originalError: cause });
  return withoutHttp(maskedError(known, { requestId, development }));
}

/** Removes the HTTP settings that yoga puts into the extensions of its own refusals. */
function withoutHttp(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...about } = error.toJSON();
  const { http: _, ...others } = extensions ?? {};
  return Object.keys(others).length > 0 ? { ...about, extensions: others } : about;
}

const introspectionForStaff: Plugin<RequestContext> = {
  onValidate({ context, addValidationRule }) {
    if (!context.viewer.isStaff) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
