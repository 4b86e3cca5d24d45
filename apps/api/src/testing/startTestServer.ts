import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@console/api-kit/database';
import type { TestDatabaseOptions } from '@console/api-kit/testing';
import { pino } from 'pino';
import { readEnv } from '../env.ts';
import { migrations } from '../migrations.ts';
import { seedDatabase } from '../seed.ts';
import { type RunningServer, startServer } from '../server.ts';
import { seedSources } from './demoDatabase.ts';

/** A moment in a working week, around which the tests' data lies. */
export const NOW = new Date('2026-11-18T10:00:00Z');

export const PASSWORD = 'training-demo';

/** A small business: 60 bookings and all that belongs to them. */
export const demoDatabase: Omit<TestDatabaseOptions, 'engine'> = {
  migrations,
  filled: {
    name: `api tests ${seedSources()}`,
    fill: (database) => seedDatabase(database, { bookings: 60, now: NOW }),
  },
};

export interface TestServerOptions {
  database: Database;
  variables?: Record<string, string>;
  dirs?: { releases: string };
  /** How often streams show that they are there, in milliseconds. */
  beatMs?: number;
}

export interface TestServer extends RunningServer {
  /** Every line that the server has logged. */
  readonly logged: Record<string, unknown>[];
  /** The server's clock; move it to let time pass. */
  now: Date;
  request(path: string, init?: RequestInit): Promise<Response>;
  signIn(email: string, password?: string, headers?: Record<string, string>): Promise<Response>;
  token(email: string): Promise<string>;
  ask(
    token: string | undefined,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/** A server of its own on a free port, answering from the given database. */
export async function startTestServer({ database, variables, dirs, beatMs }: TestServerOptions): Promise<TestServer> {
  const env = readEnv({ PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'info', TOKEN_SECRET: 'x'.repeat(32), ...variables });
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const nowhere = mkdtempSync(join(tmpdir(), 'console-api-'));
  const running = await startServer({
    env: { ...env, TOKEN_SECRET: env.TOKEN_SECRET ?? '' },
    database,
    dirs: dirs ?? { releases: join(nowhere, 'releases') },
    clock: () => server.now,
    log,
    ...(beatMs === undefined ? {} : { beatMs }),
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
