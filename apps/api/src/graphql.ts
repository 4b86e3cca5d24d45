import { checkLimits, isForReader, maskedError, notSignedIn, type RequestContext } from '@console/api-kit';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { type Authenticating, authenticate } from './auth/authenticate.ts';
import { causeOf } from './causeOf.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { parseJson, readBody } from './http/readJson.ts';
import { send, sendJson } from './http/send.ts';
import { type OperationsById, operationsById } from './operations/operationsById.ts';
import { schema } from './schema.ts';

const MOST_BYTES = 1_000_000;

interface GraphqlOptions extends Authenticating {
  log: Logger;
  /** Internal errors show their cause in `extensions.debugMessage`. */
  development: boolean;
  operations: OperationsById;
}

/** `POST /graphql`. Without a valid token nothing is executed: the answer is an error that contains 401 (C§8). */
export function graphqlHandler(options: GraphqlOptions): (exchange: Exchange) => Promise<void> {
  const { database, clock } = options;
  const yoga = createYoga<RequestContext>({
    schema,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    // Masked below, where the request's id is known.
    maskedErrors: false,
    multipart: false,
    plugins: [operationsById(options.operations), limits, introspectionForStaff, masking(options)],
  });
  return async (exchange) => {
    const { request, requestId } = exchange;
    if (request.method !== 'POST') throw new HttpProblem(405, 'Send GraphQL operations with POST.', { allow: 'POST' });
    const body = await readBody(request, MOST_BYTES);
    parseJson(body);
    const viewer = await authenticate(request.headers.authorization, options);
    if (!viewer) {
      const error = notSignedIn(
        request.headers.authorization ? 'Your session has ended. Please sign in again.' : 'Please sign in.',
      );
      await sendJson(exchange, 200, { errors: [error] });
      return;
    }
    exchange.userId = viewer.userId;
    const answer = await yoga.fetch(
      'http://console/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body },
      { database, clock, viewer, requestId, idempotencyKey: request.headers['idempotency-key']?.toString() },
    );
    const about = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    // Errors of the operation stand in the answer, under 200, with their status as an extension.
    await send(exchange, answer.status < 500 ? 200 : answer.status, about, await answer.text());
  };
}

const limits: Plugin<RequestContext> = {
  onExecute({ args, setResultAndStopExecution }) {
    try {
      checkLimits(args);
    } catch (error) {
      if (!isForReader(error)) throw error;
      setResultAndStopExecution({ errors: [error] });
    }
  },
};

const introspectionForStaff: Plugin<RequestContext> = {
  onValidate({ context, addValidationRule }) {
    if (!context.viewer.isStaff) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Internal errors go to the log with their cause, and to the reader with the request's id only. */
function masking({ log, development }: GraphqlOptions): Plugin<RequestContext> {
  return {
    onExecute: ({ context }) => ({
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || !result.errors) return;
        const { requestId } = context;
        const errors = result.errors.map((error) => {
          if (isForReader(error)) return error;
          const cause = causeOf(error.originalError ?? error);
          log.error(
            { requestId, path: error.path?.join('.'), error: cause.message, stack: cause.stack },
            'internal error',
          );
          return maskedError(new GraphQLError(error.message, { ...error, originalError: cause }), {
            requestId,
            development,
          });
        });
        setResult({ ...result, errors });
      },
    }),
  };
}
