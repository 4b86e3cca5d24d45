import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { loggedWrites } from './loggedWrites.ts';

test('finds a write of a domain that would not be published', async () => {
  const root = fixtureWorkspace({
    'libs/bookings/api/src/a.ts': `const { tx } = writing;\nawait writing.tx\n  .insert(note)\n  .values({});\nawait tx.delete(note);\n`,
    'libs/bookings/api/src/b.ts': 'await tx.execute(sql`\n  UPDATE person SET email = null`);\n',
    'libs/bookings/api/src/c.ts': `const { tx: transaction } = writing;\nawait transaction.update(person).set({ email });\nawait writing.tx.with(old).delete(old).where(none);\n`,
    'libs/bookings/api/src/d.ts':
      'sql<Row>`WITH old AS (SELECT id FROM person)\n  UPDATE person p SET email = null`;\nsql.raw("DELETE FROM person ");\n',
  });
  expect(await loggedWrites.run(root)).toEqual([
    expect.stringMatching(/^libs\/bookings\/api\/src\/a\.ts:2: use insert/),
    expect.stringMatching(/^libs\/bookings\/api\/src\/a\.ts:5: use insert/),
    expect.stringMatching(/^libs\/bookings\/api\/src\/b\.ts:1: use insert/),
    expect.stringMatching(/c\.ts:2: use insert/),
    expect.stringMatching(/c\.ts:3: use insert/),
    expect.stringMatching(/d\.ts:1: use insert/),
    expect.stringMatching(/d\.ts:3: use insert/),
  ]);
});

test('accepts reads, Writing itself, and code that fills a database', async () => {
  const root = fixtureWorkspace({
    'libs/bookings/api/src/a.ts': `await writing.tx.select().from(note);\nawait tx.execute(sql\`select 1 for update\`);\nlater.update(text).digest('hex');\n\nawait writing.update(Note, row, {});\n`,
    'libs/bookings/api/src/seed/a.ts': `await context.tx.insert(note).values({});\n`,
    'libs/bookings/api/src/a.test.ts': `await tx.insert(note).values({});\n`,
    'libs/shared/api-kit/src/write/Writing.ts': `await this.tx.insert(note).values({});\n`,
  });
  expect(await loggedWrites.run(root)).toEqual([]);
});
