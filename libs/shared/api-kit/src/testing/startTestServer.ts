import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/index.ts';
import { composedApi, type ServerUnderTest } from './composedApi.ts';

/** The password of every demo account. */
export const PASSWORD = 'training-demo';

export interface TestServerOptions {
  database: Database;
  /** Environment variables of the server. */
  variables?: Record<string, string>;
  dirs?: { releases: string };
  /**
   * The interval of the streams' heartbeats, in milliseconds, and the time for which users are remembered. Long by
   * default, so that the number of statements does not depend on the time.
   */
  beatMs?: number;
  /** Whether the server runs the jobs that mutations start. False by default, so that a test runs them when it is ready. */
  runsJobs?: boolean;
}

/** A running server and the helpers of its tests. */
export interface TestServer extends ServerUnderTest {
  /** All lines that the server has logged. */
  readonly logged: Record<string, unknown>[];
  /** The server's clock. A test sets it to let time pass. */
  now: Date;
  request(path: string, init?: RequestInit): Promise<Response>;
  signIn(email: string, password?: string, headers?: Record<string, string>): Promise<Response>;
  /** Signs in with {@link PASSWORD} and returns the token. */
  token(email: string): Promise<string>;
  ask(
    token: string | undefined,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
}

/** The body of an answer of the GraphQL endpoint. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** Starts the real server on a free port, with the given database. Close it at the end. */
export async function startTestServer({
  database,
  variables = {},
  dirs,
  beatMs = 600_000,
  runsJobs = false,
}: TestServerOptions): Promise<TestServer> {
  const logged: Record<string, unknown>[] = [];
  const running = await composedApi().start({
    database,
    // Tests write faster than people.
    variables: { MUTATIONS_PER_MINUTE: '1000000', ...variables },
    releases: dirs?.releases ?? join(mkdtempSync(join(tmpdir(), 'console-api-')), 'releases'),
    clock: () => server.now,
    onLog: (line) => logged.push(line),
    beatMs,
    runsJobs,
  });
  const request: TestServer['request'] = (path, init) => fetch(`${running.url}${path}`, init);
  const signIn: TestServer['signIn'] = (email, password = PASSWORD, headers = {}) =>
    request('/authentication_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    });
  const server: TestServer = {
    ...running,
    logged,
    now: new Date(),
    request,
    signIn,
    token: async (email) => {
      const answer = (await (await signIn(email)).json()) as { token: string };
      return answer.token;
    },
    ask: async (token, query, variableValues, headers = {}) => {
      const response = await request('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables: variableValues }),
      });
      return (await response.json()) as GraphqlAnswer;
    },
  };
  return server;
}
