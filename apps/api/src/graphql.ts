import { badRequest, isForReader, maskedError, notSignedIn, type RequestContext } from '@console/api-kit';
import { GraphQLError, type GraphQLFormattedError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import { type Authenticating, authenticate } from './auth/authenticate.ts';
import { causeOf } from './causeOf.ts';
import { type Exchange, HttpProblem } from './http/exchange.ts';
import { parseJson, readBody } from './http/readJson.ts';
import { sendJson } from './http/send.ts';
import { operationLimits } from './operations/operationLimits.ts';
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
    plugins: [operationsById(options.operations), operationLimits, introspectionForStaff, masking(options)],
  });
  return async (exchange) => {
    const { request, requestId } = exchange;
    if (request.method !== 'POST') throw new HttpProblem(405, 'Send GraphQL operations with POST.', { allow: 'POST' });
    const params = parseJson(await readBody(request, MOST_BYTES));
    const viewer = await authenticate(request.headers.authorization, options);
    if (!viewer) {
      const error = notSignedIn(
        request.headers.authorization ? 'Your session has ended. Please sign in again.' : 'Please sign in.',
      );
      await sendJson(exchange, 200, { errors: [error] });
      return;
    }
    exchange.userId = viewer.userId;
    const context = {
      database,
      clock,
      viewer,
      requestId,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    };
    // Errors of the operation stand in the answer, under 200, with their status as an extension.
    await sendJson(exchange, 200, await resultOf(yoga, params, context));
  };
}

/** Where every operation is asked; yoga's plugins may look at it. */
const PLACE = new Request('http://console/graphql', { method: 'POST' });

/**
 * What yoga answers, without its HTTP: making a request and a response for it, and taking them apart again, took a fifth of the time of
 * a page of a list.
 */
async function resultOf(
  yoga: YogaServerInstance<RequestContext, object>,
  params: unknown,
  context: RequestContext,
): Promise<object> {
  try {
    // Yoga itself refuses what are no parameters.
    const result = await yoga.getResultForParams({ params: params as GraphQLParams, request: PLACE }, context);
    if (!result || Symbol.asyncIterator in result) throw badRequest('This operation answers more than once.');
    return result.errors ? { ...result, errors: result.errors.map(withoutHttp) } : result;
  } catch (error) {
    if (!isForReader(error)) throw error;
    return { errors: [withoutHttp(error)] };
  }
}

/** Yoga notes the HTTP status of its own refusals in their extensions. */
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
