import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import {
  declaredMailTargets,
  keptValues,
  mailAttachmentsOf,
  mailTargetOf,
  sampleOf,
  whyNotValues,
} from '@console/core-api';
import { mailTargetResources } from '@console/core-contracts';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

describeWithDatabase('the records that mails are about', (databases) => {
  let database: Database;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
  });

  async function newestOf(resource: (typeof mailTargetResources.values)[number]): Promise<string> {
    const { table } = mailTargetOf(resource).of;
    const [row] = await database.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(1);
    return String(row?.id);
  }

  test('each kind of record is declared by its domain', () => {
    expect(declaredMailTargets().toSorted()).toEqual(mailTargetResources.values.toSorted());
  });

  test.each([...mailTargetResources.values])(
    '%s: its values are those of its variables, and so is its sample',
    async (resource) => {
      const { variables, values } = mailTargetOf(resource);
      const found = await values(database, await newestOf(resource));
      expect(found && whyNotValues(variables, keptValues(variables, found))).toEqual([]);
      expect(whyNotValues(variables, sampleOf(variables))).toEqual([]);
      expect(await values(database, '01J9ZK0Q3M6V8T2B4C6D8E0F1G')).toBeNull();
    },
  );

  test.each([...mailTargetResources.values])(
    '%s: its recipients have a role, a name and an email',
    async (resource) => {
      const { recipients } = mailTargetOf(resource);
      const found = await recipients(database, await newestOf(resource));
      expect(found.length).toBeGreaterThan(0);
      for (const { role, name, email } of found) {
        expect([role, name, email]).toEqual([
          expect.stringMatching(/^ROLE_/),
          expect.stringMatching(/\S/),
          expect.stringContaining('@'),
        ]);
      }
      expect(await recipients(database, '01J9ZK0Q3M6V8T2B4C6D8E0F1G')).toEqual([]);
    },
  );

  test('an invoice can be attached as a PDF file', async () => {
    const file = await mailAttachmentsOf('invoice')
      .get('invoice')
      ?.file(database, await newestOf('invoice'), new Date());
    expect(file?.name).toMatch(/\.pdf$/);
    const parts: Buffer[] = [];
    for await (const part of file?.content ?? []) parts.push(Buffer.from(part));
    expect(Buffer.concat(parts).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
