import { demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { emailKey, sortKey } from '@console/format';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runBackfills } from '../testing/runBackfills.ts';
import { findAccount } from './accounts.ts';
import { createAdministrator } from './createAdministrator.ts';

const [ONE, OTHER] = ['ada@straße.example', 'ada@strasse.example'] as const;

describeOnEachDatabase('emails to sign in with', ({ create }) => {
  test('have the same key in the database', async () => {
    const database = await create(demoDatabase());
    const texts = [
      ONE,
      'ADA@STRAßE.example',
      'ada@CAFÉ.example',
      'ada@cafe\u0301.example',
      'ａｄａ@x.example',
      'a\u200Bd\uFE0Fa@x',
    ];
    const { rows } = await database.execute<{ key: string }>(
      sql`SELECT email_key(text) AS key FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS given(text, place) ORDER BY place`,
    );
    expect(rows.map(({ key }) => key)).toEqual(texts.map(emailKey));
  });

  test('that differ by a letter sign in two users, also one that the backfill has not reached', async () => {
    const database = await create(demoDatabase());
    const named = { givenName: 'Ada', familyName: 'Lovelace', password: 'a long enough password' };
    const one = await createAdministrator(database, { ...named, email: ONE });
    await database.execute(sql`ALTER TABLE "user" DISABLE TRIGGER user_copies_person`);
    await database.execute(sql`UPDATE "user" SET sign_in_email = ${sortKey(ONE)} WHERE id = ${one}`);
    await database.execute(sql`ALTER TABLE "user" ENABLE TRIGGER user_copies_person`);
    expect((await findAccount(database, 'ADA@Straße.example'))?.userId).toBe(one);
    expect(await findAccount(database, OTHER)).toBeNull();

    expect(await runBackfills(database, 'userSignInEmails')).toEqual([]);
    const second = await createAdministrator(database, { ...named, email: OTHER });
    expect(second).not.toBeNull();
    expect((await findAccount(database, ONE))?.userId).toBe(one);
    expect((await findAccount(database, OTHER))?.userId).toBe(second);
    expect(await createAdministrator(database, { ...named, email: 'ADA@straße.example' })).toBeNull();
    await database.execute(sql`UPDATE person SET email = 'ada@große.example' WHERE email = ${ONE}`);
    await database.execute(sql`UPDATE person SET email = 'ada@grosse.example' WHERE email = 'ada@große.example'`);
    expect((await findAccount(database, 'ada@grosse.example'))?.userId).toBe(one);
  });
});
