import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/index.ts';
import { executeSelect } from './executeSelect.ts';
import type { Queries } from './openDatabase.ts';

describeOnEachDatabase('a SELECT', (each) => {
  /** Returns the texts that the connection of the transaction keeps. */
  async function keptBy(tx: Queries): Promise<string[]> {
    const { rows } = await tx.execute<{ statement: string }>(
      sql`SELECT statement FROM pg_prepared_statements WHERE name LIKE 'list %'`,
    );
    return rows.map(({ statement }) => statement);
  }

  test('returns the same rows each time, with and without parameters', async () => {
    const database = await each.create({ migrations: [] });
    for (let round = 0; round < 3; round += 1) {
      expect((await executeSelect(database, sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      expect((await executeSelect(database, sql`select ${round}::int as round`)).rows).toEqual([{ round }]);
    }
  });

  test.runIf(each.engine === 'postgres')('is parsed once for each connection when it has no parameters', async () => {
    const database = await each.create({ migrations: [] });
    await database.transaction(async (tx) => {
      for (let round = 0; round < 3; round += 1) {
        await executeSelect(tx, sql`select 'kept' as text`);
        await executeSelect(tx, sql`select ${`not ${round}`} as text`);
      }
      expect(await keptBy(tx)).toEqual([`select 'kept' as text`]);
    });
  });

  test.runIf(each.engine === 'postgres')(
    'is planned again after a migration has changed a column that it reads',
    async () => {
      const database = await each.create({ migrations: [] });
      await database.execute(sql`create table changing (word varchar(60))`);
      await database.execute(sql`insert into changing values ('kept')`);
      const read = () =>
        Promise.all(Array.from({ length: 20 }, () => executeSelect(database, sql`select word from changing`)));
      await read();
      await database.execute(sql`alter table changing alter column word type varchar(61)`);
      for (let round = 0; round < 3; round += 1) {
        for (const { rows } of await read()) expect(rows).toEqual([{ word: 'kept' }]);
      }
    },
  );

  test.runIf(each.engine === 'postgres')('is no longer kept when there are too many different texts', async () => {
    const database = await each.create({ migrations: [] });
    await database.transaction(async (tx) => {
      for (let number = 0; number < 600; number += 1) await executeSelect(tx, sql.raw(`select ${number} as number`));
      const { rows } = await executeSelect(tx, sql.raw('select 599 as number'));
      expect(rows).toEqual([{ number: 599 }]);
      expect((await keptBy(tx)).length).toBeLessThanOrEqual(500);
    });
  });
});
