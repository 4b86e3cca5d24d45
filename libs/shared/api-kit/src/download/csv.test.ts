import { expect, test } from 'vitest';
import { csvOf, pagesOf } from './csv.ts';

interface Row {
  name: string | null;
  pence: number;
}

const columns = [
  { title: 'Name', value: ({ name }: Row) => name },
  { title: 'Pence', value: ({ pence }: Row) => pence },
];

async function textOf(names: readonly (string | null)[]): Promise<string> {
  const rows = names.map((name, index) => ({ name, pence: -index }));
  const read = async (after: Row | undefined) => {
    const from = after ? rows.indexOf(after) + 1 : 0;
    return rows.slice(from, from + 2);
  };
  let text = '';
  for await (const part of csvOf(columns, pagesOf(2, read))) text += part;
  return text;
}

test('a CSV file begins with a mark for UTF-8, then the titles, then a line for each row of every page', async () => {
  expect(await textOf(['Zoë', null, 'Łukasz'])).toBe('\uFEFFName,Pence\r\nZoë,0\r\n,-1\r\nŁukasz,-2\r\n');
});

test('a CSV file without rows has its titles', async () => {
  expect(await textOf([])).toBe('\uFEFFName,Pence\r\n');
});

test.each([
  ['a "quoted" name', '"a ""quoted"" name"'],
  ['Leeds, York', '"Leeds, York"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+44 113 496 0000', `"'+44 113 496 0000"`],
  ['-5', `"'-5"`],
  ['  @SUM(A1)', `"'  @SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['\u200B=1+1', `"'\u200B=1+1"`],
  ['Leeds;=1+1', `"Leeds;'=1+1"`],
])('the text %j is written so that no spreadsheet misreads it', async (name, cell) => {
  expect(await textOf([name])).toBe(`\uFEFFName,Pence\r\n${cell},0\r\n`);
});

test('pages are read only when they are needed', async () => {
  const asked: unknown[] = [];
  const pages = pagesOf(1, async (after: number | undefined) => {
    asked.push(after);
    return [(after ?? 0) + 1];
  });
  await pages.next();
  await pages.return(undefined);
  expect(asked).toEqual([undefined]);
});
