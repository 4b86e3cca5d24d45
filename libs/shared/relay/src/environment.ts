import { ConsoleError, connection, isFromGateway } from '@console/platform';
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
import { noteAnswer, noteOwnWrite } from './follow/ownWrites.ts';
import { type GraphQLError, GraphQLRequestError, isUnauthorised } from './graphQLErrors.ts';
import { lacksVersions, withoutVersions } from './versions.ts';
import { askAgainAfterWrites, countedWrite } from './writes.ts';

export interface EnvironmentOptions {
  /** The address of the GraphQL endpoint (API-05). */
  url: string;
  /** Returns the bearer token of the environment's user; null while the user is signed out. */
  token: () => string | null;
  /** Called when the server no longer accepts the token (C§8). */
  onUnauthorised: () => void;
  /** Whether the user has done nothing for a while, so that a request does not show that the session is used. */
  isIdle?: () => boolean;
  /** The time limit for an answer in milliseconds. The default is 30,000. */
  timeout?: number;
}

const bearers = new WeakMap<IEnvironment, () => string | null>();

/** Returns the token that a request would send now; null while the user is signed out. */
export const bearerOf = (environment: IEnvironment): string | null => bearers.get(environment)?.() ?? null;

const urls = new WeakMap<IEnvironment, string>();

/** Returns the absolute address of a file. Files are below the GraphQL address without its last segment (API-05). */
export function fileAddress(environment: IEnvironment, path: string): string {
  const graphql = new URL(urls.get(environment) ?? '/graphql', location.href);
  return new URL(path, new URL('.', graphql)).href;
}

/** The number of queries of left screens that stay in the store, so that going back shows their data at once. */
const KEPT_QUERIES = 20;

/**
 * Creates the console's only Relay environment, with bearer token, time-out and the rules of C§8. A 401 ends the
 * session. Other errors beside data are only logged. A request fails with a {@link GraphQLRequestError}
 * when it is a mutation with errors, when there is no data, or when all data is null. So a record that could not be
 * read does not look like a missing one.
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  let versions = true;
  const environment: Environment = new Environment({
    network: Network.create(async (request, variables, { metadata }) => {
      const key = idempotencyKey(metadata);
      if (key !== undefined) noteOwnWrite(environment, key);
      // When the key was used with other variables, the server answers with what that write made, instead of a refusal.
      const headers: Record<string, string> = {};
      if (isOwnServer(options.url)) {
        if (key !== undefined) Object.assign(headers, { 'idempotency-key': key, 'idempotency-conflict': 'answer' });
        if (options.isIdle?.()) headers['x-idle'] = '1';
      }
      const attempt = () => {
        const asked = versions ? { request, variables } : withoutVersions(request, variables);
        return send(options, asked.request, asked.variables, headers);
      };
      const ask = () =>
        attempt().catch((error: unknown) => {
          // A request that does not match the schema had no effect, so it is safe to send it again.
          if (!versions || !(error instanceof GraphQLRequestError) || !lacksVersions(error.errors)) throw error;
          versions = false;
          return attempt();
        });
      if (request.operationKind === 'mutation') {
        const answer = await countedWrite(environment, ask);
        if (key !== undefined && 'data' in answer) noteAnswer(environment, key, answer.data, answer.extensions);
        return answer;
      }
      return askAgainAfterWrites(environment, ask);
    }),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  });
  bearers.set(environment, options.token);
  urls.set(environment, options.url);
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
  // A late 401 for a replaced token says nothing about the new token. A 401 for a request without a token does not
  // concern the session.
  if (isUnauthorised(errors) && bearer !== null && bearer === token()) onUnauthorised();
  for (const error of errors) if (!isUnauthorised([error])) console.error(`${request.name}: ${error.message}`, error);
  if (isEmpty(answer) || request.operationKind === 'mutation' || isUnauthorised(errors)) {
    throw new GraphQLRequestError(request.name, errors.length > 0 ? errors : [{ message: 'The answer has no data.' }]);
  }
  return answer as GraphQLResponse;
}

/**
 * Returns the body of a request. The text is for any server. The id is for servers that accept only known operations.
 * GraphQL servers read the id from `extensions.persistedQuery`.
 */
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

/** Returns the key under which a mutation can be repeated without being done twice. */
function idempotencyKey(metadata: Record<string, unknown> | null | undefined): string | undefined {
  const key = metadata?.idempotencyKey;
  return typeof key === 'string' ? key : undefined;
}

/**
 * An API of another origin gets no headers of this API: if it does not know one, the browser's preflight would refuse
 * the whole request (API-05).
 */
const isOwnServer = (url: string): boolean => new URL(url, location.href).origin === location.origin;

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
    connection.doubt();
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ConsoleError(late ? 'REQUEST_TIMEOUT' : 'REQUEST_OFFLINE', { cause, detail: url });
  }
  if (isFromGateway(response)) {
    connection.doubt();
    throw new ConsoleError('REQUEST_OFFLINE', { detail: `${url} answered ${response.status}` });
  }
  if (response.status === 401) return { errors: [{ message: '401 Unauthorized', extensions: { status: 401 } }] };
  if (isAnswer(answer)) return answer;
  throw new ConsoleError('REQUEST_FAILED', { detail: `${url} answered ${response.status}` });
}

/** A body that is not JSON is no answer. Any other error means that the connection broke while reading. */
function unlessBrokenOff(cause: unknown): null {
  if (cause instanceof SyntaxError) return null;
  throw cause;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
