import { expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { viewerOf } from '../schema/context.ts';
import { describeWithDatabase } from '../testing/describeWithDatabase.ts';
import { writeAs } from '../testing/writeAs.ts';
import { defineEffect, followEffect, foresee } from './effects.ts';

const seatsChanged = defineEffect<number, { consequence: string }>('seatsChanged');
const written: string[] = [];

followEffect(seatsChanged, {
  read: async (_queries, seats, hold) => ({ seats, hold }),
  plan: ({ seats, hold }) => ({ becomes: seats * 100, readFor: hold ? 'the write' : 'the preview' }),
  refusals: ({ becomes }) => (becomes > 500 ? [{ consequence: 'An invoice comes to at most 500.' }] : []),
  impacts: (_queries, { becomes, readFor }) => [{ consequence: `comes to ${becomes}, read for ${readFor}` }],
  write: async (_writing, { becomes, readFor }) => {
    written.push(`${becomes}, read for ${readFor}`);
  },
});

describeWithDatabase('a domain follows an effect', (each) => {
  const viewer = viewerOf({ userId: '', personId: '', roles: ['ROLE_ADMIN'] });
  const announce = (database: Database, seats: number) =>
    writeAs(database, viewer, (writing) => writing.announce(seatsChanged, seats));

  test('its preview and its write make the same plan, of rows that only the write locks', async () => {
    const database = await each.create({ migrations: [] });
    expect(await foresee(database, seatsChanged, 3)).toEqual([{ consequence: 'comes to 300, read for the preview' }]);
    expect(written).toEqual([]);
    await announce(database, 3);
    expect(written).toEqual(['300, read for the write']);
  });

  test('a preview says only why the write would be refused, in the words of the write', async () => {
    const database = await each.create({ migrations: [] });
    const reason = 'An invoice comes to at most 500.';
    expect(await foresee(database, seatsChanged, 6)).toEqual([{ consequence: reason }]);
    await expect(announce(database, 6)).rejects.toThrow(reason);
    expect(written).not.toContain('600, read for the write');
  });
});
