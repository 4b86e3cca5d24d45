import type { Database } from '@console/api-kit/database';
import { startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { freePort } from '@console/harness/console-server';
import { type IdentityProvider, type ProviderAccount, startIdentityProvider } from '@console/harness/identity-provider';
import { expect } from 'vitest';
import { codeIn, ProviderVisitor } from './ProviderVisitor.ts';

export const personAt = (sub: string, email: string, emailVerified = true): ProviderAccount => ({
  sub,
  email,
  emailVerified,
  name: sub,
});

const PEOPLE = [
  personAt('grace', 'Admin@Example.com'),
  personAt('priya', 'manager@example.com'),
  personAt('other-priya', 'manager@example.com'),
  personAt('unverified-priya', 'manager@example.com', false),
  personAt('trainer', 'trainer@example.com'),
  personAt('eleanor', 'eleanor.varley@example.com'),
  personAt('stranger', 'stranger@example.com'),
];

/** A console and the identity provider of its settings. */
export class ProviderDesk {
  readonly database: Database;
  readonly provider: IdentityProvider;
  readonly server: TestServer;

  private constructor(database: Database, provider: IdentityProvider, server: TestServer) {
    this.database = database;
    this.provider = provider;
    this.server = server;
  }

  static async start(database: Database): Promise<ProviderDesk> {
    const port = await freePort();
    const provider = await startIdentityProvider({ consoles: [`http://127.0.0.1:${port}`], accounts: PEOPLE });
    const server = await startTestServer({ database, variables: variablesOf(provider, port) });
    return new ProviderDesk(database, provider, server);
  }

  /** Starts another console that has not asked the provider yet. */
  async startAnother(): Promise<TestServer> {
    return startTestServer({ database: this.database, variables: variablesOf(this.provider, await freePort()) });
  }

  /** Nobody is bound, and nothing has been tried. */
  async reset(): Promise<void> {
    await this.database.update(tables.user).set({ oidcIssuer: null, oidcSubject: null });
    await this.database.delete(tables.signInAttempt);
    await this.database.delete(tables.handOver);
    this.provider.accounts = PEOPLE;
    this.server.now = new Date();
  }

  close(): Promise<unknown> {
    return Promise.all([this.server.close(), this.provider.close()]);
  }

  newVisitor(): ProviderVisitor {
    return new ProviderVisitor(this.server.url, this.provider);
  }

  async signIn(sub: string, visitor = this.newVisitor()): Promise<string> {
    return tokenOf(visitor, await visitor.arriveAs(sub));
  }

  /** Returns the email of the user whose token it is. */
  async emailOf(token: string): Promise<unknown> {
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { data } = await this.server.ask(token, 'query ($id: ID!) { user(id: $id) { email } }', { id });
    return data?.user;
  }
}

/** Redeems the code of `/login#once=…`. */
export async function tokenOf(visitor: ProviderVisitor, address: string): Promise<string> {
  const answer = await visitor.redeem(codeIn(address));
  expect([answer.status, address]).toEqual([200, expect.stringMatching(/^\/login#once=[\w-]{32}$/)]);
  return ((await answer.json()) as { token: string }).token;
}

function variablesOf({ url, clientId, clientSecret }: IdentityProvider, port: number): Record<string, string> {
  return {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'Example Login',
  };
}
