import { describeOnEachDatabase } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { LiveDesk } from '../testing/LiveDesk.ts';

describeOnEachDatabase('the answer to a write', (each) => {
  const desk = new LiveDesk(each);
  const ask = (text: string, variables = {}, headers = {}) =>
    desk.server.ask(desk.tokens.admin, text, variables, headers);
  const text = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { id } } }';

  test('has what the stream reports of it', async () => {
    const stream = await desk.open('admin');
    const input = { body: '<p>Ring twice.</p>', booking: desk.ids.booking };
    const { data, extensions } = await ask(text, { input }, { 'idempotency-key': 'one note' });
    const { id } = (data as { createNote: { note: { id: string } } }).createNote.note;
    await stream.untilHeard(id);
    expect(extensions).toEqual({ changes: { gap: false, changes: stream.changes() } });
  });

  test('has the changes of all its mutations, and of none that was refused', async () => {
    const two = `mutation ($one: createNoteInput!, $other: createNoteInput!) {
      one: createNote(input: $one) { note { id } } other: createNote(input: $other) { note { id } } }`;
    const one = { body: '<p>One.</p>', booking: desk.ids.booking };
    const both = await ask(two, { one, other: { ...one, body: '<p>Two.</p>' } });
    const written = both.extensions?.changes as { changes: { records: { id: string }[] }[] };
    const ids = Object.values(both.data ?? {}).map((made) => (made as { note: { id: string } }).note.id);
    expect(written.changes.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(ids);
    const partly = await ask(two, { one, other: { ...one, body: '' } });
    expect(partly.errors).toHaveLength(1);
    expect(partly.extensions).toMatchObject({ changes: { gap: false, changes: [{ records: [{ type: 'Note' }] }] } });
  });

  test('has nothing of it when the write is refused, and neither has the answer to a query', async () => {
    const input = { body: '', booking: desk.ids.booking };
    expect((await ask(text, { input })).extensions).toBeUndefined();
    expect((await ask('{ __typename }')).extensions).toBeUndefined();
  });
});
