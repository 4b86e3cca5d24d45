import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/index.ts';
import { migrate } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'console-migrate-test-'));
afterAll(() => rmSync(root, { recursive: true }));

function migrations(files: Record<string, string>) {
  const folder = mkdtempSync(join(root, 'shop-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return [{ domain: 'shop', folder }];
}

describeOnEachDatabase('migrate', ({ create }) => {
  const empty = () => create({ migrations: [] });

  test('applies missing files once, in the order of their names', async () => {
    const database = await empty();
    const first = { '0002_b.sql': 'ALTER TABLE a ADD b text;', '0001_a.sql': 'CREATE TABLE a (); CREATE TABLE z ();' };
    expect(await migrate(database, migrations(first))).toEqual(['shop/0001_a.sql', 'shop/0002_b.sql']);
    expect(await migrate(database, migrations(first))).toEqual([]);
    const later = migrations({ ...first, '0003_c.sql': 'DROP TABLE z' });
    expect(await migrate(database, later)).toEqual(['shop/0003_c.sql']);
  });

  test('a failing file leaves the database as it was', async () => {
    const database = await empty();
    const broken = migrations({ '0001_a.sql': 'CREATE TABLE a ()', '0002_b.sql': 'CREATE TABLE a ()' });
    await expect(migrate(database, broken)).rejects.toThrow(/shop\/0002_b.sql failed: relation "a" already exists/);
    const { rows } = await database.execute(sql`SELECT to_regclass('a') AS a`);
    expect(rows).toEqual([{ a: null }]);
  });

  test('refuses a changed file, and a file of a newer release', async () => {
    const database = await empty();
    const both = { '0001_a.sql': 'CREATE TABLE a ()', '0002_b.sql': 'CREATE TABLE b ()' };
    await migrate(database, migrations(both));
    const changed = migrations({ ...both, '0002_b.sql': 'CREATE TABLE c ()' });
    await expect(migrate(database, changed)).rejects.toThrow('The migration shop/0002_b.sql was changed');
    const older = migrations({ '0001_a.sql': 'CREATE TABLE a ()' });
    await expect(migrate(database, older)).rejects.toThrow(
      'A newer release has migrated this database (shop/0002_b.sql',
    );
  });

  test('several simultaneous starts apply each file once', async () => {
    const database = await empty();
    const folders = migrations({ '0001_a.sql': 'CREATE TABLE a ()' });
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database, folders)));
    expect(applied.flat()).toEqual(['shop/0001_a.sql']);
  });
});
