import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { describeOnEachDatabase } from './describeWithDatabase.ts';
import { planOf, readWhole } from './planOf.ts';

describeOnEachDatabase('the plan of a statement', (each) => {
  let database: Database;
  beforeAll(async () => {
    database = await each.create({ migrations: [] });
    await database.execute('create table drawer (id text primary key, name text)');
    await database.execute('create index on drawer (name)');
    await database.execute('create table sheet (id text primary key, drawer_id text, page integer)');
    await database.execute('create index on sheet (drawer_id)');
    await database.execute('insert into drawer select number, number from generate_series(1, 100) as given(number)');
    await database.execute('insert into sheet select id, id, 1 from drawer');
  });

  const wholeTables = async (text: string) => readWhole(await planOf(database, { text, parameters: [] }));

  test.each([
    `SELECT FROM sheet s JOIN drawer d ON d.id = s.drawer_id WHERE d.name > 'm'`,
    `SELECT FROM sheet s JOIN drawer d ON d.id = s.drawer_id WHERE d.id > 'm'`,
    `SELECT FROM sheet s LEFT JOIN drawer d ON d.id = s.drawer_id WHERE s.id > 'm'`,
  ])('reads no table whole when indexes lead to both sides of a join: %s', async (text) => {
    expect(await wholeTables(text)).toEqual([]);
  });

  test.each([
    [`SELECT FROM sheet WHERE page = 1`, 'sheet'],
    [`SELECT FROM drawer d JOIN sheet s ON s.page = length(d.name) WHERE d.id = 'm'`, 'sheet'],
    [`SELECT FROM sheet ORDER BY id`, 'sheet'],
  ])('names the table to which no index leads: %s', async (text, table) => {
    expect(await wholeTables(text)).toEqual([table]);
  });

  test('reads a table of a single row by its key, as it would with many rows', async () => {
    await database.execute('create table stamp (id text primary key, drawer_id text, sheet_id text)');
    await database.execute('create index on stamp (drawer_id, id)');
    await database.execute('create index on stamp (sheet_id)');
    await database.execute(`insert into stamp select id, id, id from drawer where id::integer <= 16`);
    await database.execute('delete from stamp');
    await database.execute(`insert into stamp values ('1', '1', '1')`);
    const text = `SELECT * FROM stamp s LEFT JOIN drawer d ON d.id = s.drawer_id LEFT JOIN sheet h ON h.id = s.sheet_id
      WHERE s.id = '1'`;
    expect(await wholeTables(text)).toEqual([]);
  });

  test('is the one for the rows that are there, whatever the database counted before', async () => {
    await database.execute('create table letter (drawer_id text, sent integer)');
    await database.execute('create index letter_of_drawer on letter (drawer_id)');
    await database.execute('create index letter_by_day on letter (sent)');
    const indexes = async () => {
      const steps = await planOf(database, {
        text: 'SELECT FROM letter WHERE drawer_id = $1 AND sent = $2',
        parameters: ['1', 1],
      });
      return steps.flatMap((step) => step['Index Name'] ?? []);
    };
    await database.execute(`insert into letter select '1', number from generate_series(1, 1000) as given(number)`);
    await database.execute('analyze letter');
    expect(await indexes()).toEqual(['letter_by_day']);
    await database.execute('update letter set drawer_id = sent, sent = 1');
    expect(await indexes()).toEqual(['letter_of_drawer']);
  });
});
