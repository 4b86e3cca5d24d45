import { expect, test } from 'vitest';
import {
  addBlock,
  addressIn,
  isPlainText,
  linkTo,
  moveRow,
  newDesign,
  readDesign,
  removeRow,
  setValues,
} from './design.ts';

const foreign = {
  counters: { u_row: 2 },
  body: {
    id: 'x',
    rows: [
      {
        cells: [1],
        columns: [
          { contents: [{ id: 'a', type: 'text', values: { text: '<p>One</p>', mystery: [1] } }], values: { m: 1 } },
        ],
        more: true,
      },
      { cells: [1], columns: [{ contents: [{ type: 'carousel', values: { slides: {} } }], values: {} }], values: {} },
    ],
    values: { contentWidth: '500px' },
  },
  schemaVersion: 99,
};

test('what the editor does not know stays, whatever is changed', () => {
  const design = readDesign(JSON.stringify(foreign));
  if (!design) throw new Error('The design was not read.');
  const changed = setValues(design, { row: 0, column: 0, block: 0 }, { text: '<p>Two</p>' });
  expect(changed).toEqual({
    ...foreign,
    body: {
      ...foreign.body,
      rows: [
        {
          ...foreign.body.rows[0],
          columns: [
            { contents: [{ id: 'a', type: 'text', values: { text: '<p>Two</p>', mystery: [1] } }], values: { m: 1 } },
          ],
        },
        foreign.body.rows[1],
      ],
    },
  });
  expect(moveRow(moveRow(design, 0, 1), 1, -1)).toEqual(foreign);
  expect(removeRow(addBlock(design, 'button'), 2)).toEqual(foreign);
});

test('a text that is no design is not read', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '{"body":{}}',
    '{"body":{"rows":[{}]}}',
    '{"body":{"rows":[{"columns":[{"contents":[1]}]}]}}',
  ]) {
    expect(readDesign(text)).toBeNull();
  }
  expect(readDesign(JSON.stringify(newDesign()))).toEqual(newDesign());
});

test('a link keeps what it has beside its address', () => {
  const values = {
    href: { name: 'web', attrs: { href: '{{href}}' }, values: { href: 'https://a.example', target: '_self' } },
  };
  const linked = linkTo(values, 'href', 'https://b.example');
  expect(linked).toEqual({
    href: { name: 'web', attrs: { href: '{{href}}' }, values: { href: 'https://b.example', target: '_self' } },
  });
  expect(addressIn(linked, 'href')).toBe('https://b.example');
});

test('a text with a look of its own is not given to the editor of rich text, which would lose it', () => {
  expect(isPlainText('<p>Dear <strong>{{ customer }}</strong>, <a href="https://a.example">see</a></p>')).toBe(true);
  expect(isPlainText('<p style="color: red">x</p>')).toBe(false);
  expect(isPlainText('<h1>x</h1>')).toBe(false);
});
