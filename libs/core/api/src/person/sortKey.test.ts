import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeOnEachDatabase, sortKeyFunction } from '@console/api-kit/testing';
import { sortKey } from '@console/format';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../index.ts';

describeOnEachDatabase('a sort key', ({ create }) => {
  test('is the same from the database, the server and the browser, for every letter of Latin, Greek and Cyrillic', async () => {
    const database = await create({ migrations: [migrations] });
    const keysOf = async (texts: readonly string[]) => {
      const { rows } = await database.execute<{ key: string }>(
        sql`SELECT sort_key(text) AS key FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS given(text, place) ORDER BY place`,
      );
      return rows.map(({ key }) => key);
    };
    const names = [
      '  Zoë  Ångström ',
      'O’Brien',
      'ØRSTED',
      'ΑΒΓ',
      'ﬁve ½',
      'a\\b%_',
      'İstanbul',
      '株式会社',
      '',
      ' \t ',
    ];
    const letters = codePoints(0x1, 0x1ffff).filter((one) => lettersAndSigns.test(one) && !newerLetters.test(one));
    const texts = [...names, ...letters.flatMap((one) => [one, `A${one}`, `${one}B ${one}`])];
    expect(letters.length).toBeGreaterThan(2_000);
    const expected = texts.map(sortKey);
    const found = await keysOf(texts);
    expect(found.flatMap((key, at) => (key === expected[at] ? [] : [[texts[at], key, expected[at]]]))).toEqual([]);
    expect(await keysOf(expected)).toEqual(expected);
  });
});

test('the newest migration makes the sort keys by the rules of the server', () => {
  const folder = fileURLToPath(migrations.folder);
  const texts = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.findLast((text) => text.includes('FUNCTION sort_key('))).toContain(sortKeyFunction());
});

/** Letters of three scripts, and the signs that a key makes one of. */
const lettersAndSigns =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Pd}\p{Zs}\p{Cf}\u0020-\u07FF\u2010-\u206F]/u;
/** Letters of Unicode 15 to 17. Older databases do not know what they are made of. */
const newerLetters = /[\u{1C89}\u{1C8A}\u{A7CB}-\u{A7DC}\u{A7F1}\u{1E030}-\u{1E08F}]/u;

function codePoints(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return all.filter((one) => one.isWellFormed());
}
