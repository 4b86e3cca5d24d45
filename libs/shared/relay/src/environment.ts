import { ConsoleError } from '@console/platform';
import {
  Environment,
  type GraphQLResponse,
  type IEnvironment,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime';
import { type GraphQLError, GraphQLRequestError, isUnauthorised } from './graphQLErrors.ts';
import { noteOwnWrite } from './ownWrites.ts';
import { lacksVersions, withoutVersions } from './versions.ts';
import { askUntilUndisturbed, countedWrite } from './writes.ts';

export interface EnvironmentOptions {
  /** The address of the GraphQL endpoint (API-05). */
  url: string;
  /** Of the one person whom the environment serves; null while they are not signed in. */
  token: () => string | null;
  /** Called when the server no longer accepts the token (C§8). */
  onUnauthorised: () => void;
  /** How long an answer may take, in milliseconds. */
  timeout?: number;
}

const bearers = new WeakMap<IEnvironment, () => string | null>();

/** The token that a request would go out with now; null while its person is not signed in. */
export const bearerOf = (environment: IEnvironment): string | null => bearers.get(environment)?.() ?? null;

/** Queries that were left stay in the store this many times over, so that going back shows them at once. */
const KEPT_QUERIES = 20;

/**
 * The one Relay environment of the console: bearer token, time-out, and the rules of C§8. A message with 401 ends the session.
 * Errors beside data are written to the console and nothing else; without data, where all of it is null, and for mutations, the
 * request fails with a {@link GraphQLRequestError}: a record that could not be read is not one that does not exist.
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  let versions = true;
  const environment: Environment = new Environment({
    network: Network.create(async (request, variables, { metadata }) => {
      const key = idempotencyKey(options.url, metadata);
      if (key !== undefined) noteOwnWrite(environment, key);
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const attempt = () => {
        const asked = versions ? { request, variables } : withoutVersions(request, variables);
        return send(options, asked.request, asked.variables, headers);
      };
      const ask = () =>
        attempt().catch((error: unknown) => {
          // A request that does not fit the schema has done nothing, so it may be sent again.
          if (!versions || !(error instanceof GraphQLRequestError) || !lacksVersions(error.errors)) throw error;
          versions = false;
          return attempt();
        });
      if (request.operationKind === 'mutation') return countedWrite(environment, ask);
      return askUntilUndisturbed(environment, ask);
    }),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  });
  bearers.set(environment, options.token);
  return environment;
}

async function send(
  { url, token, onUnauthorised, timeout = 30_000 }: EnvironmentOptions,
  request: RequestParameters,
  variables: Variables,
  headers: Record<string, string>,
): Promise<GraphQLResponse> {
  const bearer = token();
  const answer = await post(url, timeout, bearer, headers, bodyOf(request, variables));
  const errors: readonly GraphQLError[] = answer.errors ?? [];
  if (errors.length === 0 && answer.data) return answer as GraphQLResponse;
  // A late refusal of a token that has been replaced since says nothing about the new one, and one without a token nothing at all.
  if (isUnauthorised(errors) && bearer !== null && bearer === token()) onUnauthorised();
  for (const error of errors) if (!isUnauthorised([error])) console.error(`${request.name}: ${error.message}`, error);
  if (isEmpty(answer) || request.operationKind === 'mutation' || isUnauthorised(errors)) {
    throw new GraphQLRequestError(request.name, errors.length > 0 ? errors : [{ message: 'The answer has no data.' }]);
  }
  return answer as GraphQLResponse;
}

/** The text for any server, and its id for one that answers only the operations it knows, where GraphQL servers agree to look for it. */
export function bodyOf({ id, name, text }: RequestParameters, variables: Variables): object {
  const extensions = id ? { persistedQuery: { version: 1, sha256Hash: id } } : undefined;
  return { operationName: name, query: text, variables, extensions };
}

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

function isEmpty({ data }: Answer): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

/**
 * Under which key a mutation may be repeated without being done twice. An API of another origin is not told: it may be one
 * that does not know the header, and its browser's preflight would then refuse the whole request (API-05).
 */
function idempotencyKey(url: string, metadata: Record<string, unknown> | null | undefined): string | undefined {
  const key = metadata?.idempotencyKey;
  const own = new URL(url, location.href).origin === location.origin;
  return own && typeof key === 'string' ? key : undefined;
}

async function post(
  url: string,
  timeout: number,
  bearer: string | null,
  headers: Record<string, string>,
  body: object,
): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    answer = await response.json().catch(unlessBrokenOff);
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ConsoleError(late ? 'REQUEST_TIMEOUT' : 'REQUEST_OFFLINE', { cause, detail: url });
  }
  if (isAnswer(answer)) return answer;
  if (response.status === 401) return { errors: [{ message: '401 Unauthorized' }] };
  throw new ConsoleError('REQUEST_FAILED', { detail: `${url} answered ${response.status}` });
}

/** What is no JSON is no answer; anything else that ends the reading of one is a connection that broke in the middle of it. */
function unlessBrokenOff(cause: unknown): null {
  if (cause instanceof SyntaxError) return null;
  throw cause;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
