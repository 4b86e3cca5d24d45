import type { Database } from '@console/api-kit/database';
import { brokenInvariants, demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { invariants } from '../testing/chaos/invariants.ts';

describeWithDatabase('states that a database never holds', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  test('the demo data breaks no rule', async () => {
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test.each(invariants)('the check finds: $complaint', async ({ complaint, breaks }) => {
    const seen: string[] = [];
    const undone = database.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      // The statement above turns triggers and foreign keys off, so the database takes the broken rows.
      await tx.execute(breaks);
      seen.push(...(await brokenInvariants(tx)));
      tx.rollback();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    const found = seen.filter((line) => line.startsWith(`${complaint}: `));
    expect(found, `The SQL of \`breaks\` must make rows that the SQL of \`broken\` finds.`).not.toEqual([]);
  });
});
