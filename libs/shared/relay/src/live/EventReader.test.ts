import { expect, test } from 'vitest';
import { EventReader, type ServerEvent } from './EventReader.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const stream = [
  ':\n\n',
  'event: next\ndata: {"title":"Führung – 😀"}\n\n',
  ': there\r\n\r\n',
  'event:next\r\ndata:one\r\ndata: two\r\n\r\n',
  'id: 7\rretry: 1\rdata\r\r',
  'event: complete\ndata:\n\n',
  'event: next\ndata: never ended',
].join('');

const events: ServerEvent[] = [
  { event: 'next', data: '{"title":"Führung – 😀"}' },
  { event: 'next', data: 'one\ntwo' },
  { event: 'message', data: '' },
  { event: 'complete', data: '' },
];

test('events do not depend on where their bytes are split, with every kind of line end', () => {
  const all = bytes(stream);
  expect(new EventReader().push(all)).toEqual(events);
  for (let cut = 0; cut <= all.length; cut += 1) {
    const reader = new EventReader();
    expect([...reader.push(all.slice(0, cut)), ...reader.push(all.slice(cut))]).toEqual(events);
  }
  const single = new EventReader();
  expect([...all].flatMap((_, at) => single.push(all.slice(at, at + 1)))).toEqual(events);
});

test('comments and empty lines are no events', () => {
  expect(new EventReader().push(bytes(':\n\n: beat\n\n\n\n'))).toEqual([]);
});
