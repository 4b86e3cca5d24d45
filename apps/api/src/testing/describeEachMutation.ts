import type { Database } from '@console/api-kit/database';
import {
  candidatesOf,
  type Databases,
  demoDatabase,
  type describeWithDatabase,
  type GraphqlAnswer,
  type Input,
  type MutationCase,
  type PreviewLine,
  previewQuery,
  selectionOf,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { affectedCases } from './domainCases.ts';
import { writtenRows } from './writtenRows.ts';

export const accounts = ['admin', 'manager', 'trainer'] as const;

/**
 * Runs tests for the case of every mutation.
 *
 * @param describeSuite whether on one engine or on each.
 */
export function describeEachMutation(
  describeSuite: typeof describeWithDatabase,
  tests: (mutation: MutationUnderTest) => void,
): void {
  describeSuite('a mutation', (databases) => {
    const servers = new TwoServers(databases);
    describe.each(affectedCases)('$name', (facts) => tests(mutationUnderTest(facts, servers)));
  });
}

/** Two API processes on one database with demo data. */
class TwoServers {
  database!: Database;
  server!: TestServer;
  /** Another process on the same database. */
  second!: TestServer;
  readonly tokens: Record<string, string> = {};
  readonly #issued = new Map<string, Promise<string>>();

  constructor(databases: Databases) {
    beforeAll(async () => {
      this.database = await databases.create(demoDatabase());
      this.server = await startTestServer({ database: this.database });
      this.second = await startTestServer({ database: this.database });
      for (const who of accounts) this.tokens[who] = await this.#tokenOf(who, 0);
    });
    afterAll(() => Promise.all([this.server.close(), this.second.close()]));
  }

  /**
   * Runs work while the clock of the first server is ahead.
   *
   * @param who has a token of that time.
   */
  async ahead(ms: number, who: string, work: () => Promise<void>): Promise<void> {
    const { now } = this.server;
    const set = async (aheadMs: number) => {
      this.server.now = new Date(now.getTime() + aheadMs);
      this.tokens[who] = await this.#tokenOf(who, aheadMs);
    };
    await set(ms);
    await work().finally(() => set(0));
  }

  /** Returns a token from when the server's clock is ahead. Tokens are kept, because hashing a password is slow. */
  #tokenOf(account: string, aheadMs: number): Promise<string> {
    const key = `${account} ${aheadMs}`;
    const token = this.#issued.get(key) ?? this.server.token(`${account}@example.com`);
    this.#issued.set(key, token);
    return token;
  }
}

interface SendOptions {
  as?: string;
  key?: string;
  /** Asks for the earlier answer when the key was used with another input. */
  wantsEarlier?: boolean;
  to?: TestServer;
}

type MutationUnderTest = ReturnType<typeof mutationUnderTest>;

/** Returns the facts of a case, and what its tests do with the mutation. */
function mutationUnderTest(facts: MutationCase, servers: TwoServers) {
  const { name, record, allowed } = facts;
  const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) {
    ${record} { id ${selectionOf(facts.shows({ id: '' }, ''))} } clientMutationId } }`;
  const [who = 'admin'] = allowed;
  let candidates: string[] = [];
  beforeEach(async () => {
    if (candidates.length < 2) candidates = await candidatesOf(facts, servers.database);
  });
  return {
    ...facts,
    servers,
    /** The operation that {@link send} sends. */
    text,
    /** An account that may use the mutation. */
    who,
    ...writtenRows(() => servers.database, facts),
    /** Returns the ulid of a candidate that no other test uses. */
    fresh: () =>
      candidates.shift() ??
      expect.unreachable(`The case ${name} needs more \`candidates\`: each test takes up to two, and may change them.`),
    send: (input: Input, { as = who, key, wantsEarlier = false, to = servers.server }: SendOptions = {}) =>
      to.ask(
        servers.tokens[as],
        text,
        { input },
        {
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(wantsEarlier && { 'idempotency-conflict': 'answer' }),
        },
      ),
    /** Returns the preview of the mutation. Null for a mutation without one. */
    async previewOf(ulid: string, field = facts.preview?.field(ulid)): Promise<readonly PreviewLine[] | null> {
      if (!facts.preview || field === undefined) return null;
      const id = facts.input(ulid)[facts.preview.by ?? 'id'];
      const query = previewQuery(facts.preview.of, field);
      const { data, errors } = await servers.server.ask(servers.tokens[who], query, { id });
      expect(errors, `The case ${name} needs a \`preview\` that the API takes.`).toBeUndefined();
      const node = data?.node as { preview: readonly PreviewLine[] } | null;
      return node?.preview ?? expect.unreachable(`The preview of ${name} is not of the type that the case names.`);
    },
    recordIn: ({ data }: GraphqlAnswer) =>
      (data?.[name] as Record<string, Record<string, unknown>> | null | undefined)?.[record],
    /** Returns message and extensions of the first error of a refused mutation. */
    errorOf: ({ errors, data }: GraphqlAnswer) => {
      expect(data?.[name] ?? null).toBeNull();
      return { message: errors?.[0]?.message, ...errors?.[0]?.extensions };
    },
  };
}
