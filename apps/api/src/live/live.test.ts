import { newId } from '@console/api-kit/database';
import { describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LiveDesk, type Stream } from '../testing/LiveDesk.ts';
import { askForChanges } from '../testing/openStream.ts';

describeOnEachDatabase('a stream of changes', (each) => {
  const desk = new LiveDesk(each);

  test('begins at once, with headers that forbid proxies to store or delay it', async () => {
    const { response } = await desk.open('manager');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test.each([
    ['nobody', undefined, 401],
    ['an invalid token', 'nonsense', 401],
    ['a user without a staff role', 'trainer', 403],
  ])('is refused to %s, as any operation is', async (_who, account, status) => {
    const response = await askForChanges(desk.server, account && (desk.tokens[account] ?? account));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    expect(errors.map(({ extensions }) => extensions)).toEqual([{ status }]);
  });

  test.each([
    ['the seconds missed are negative', 'subscription { changes(missed: -1) { gap } }', 422],
    ['it asks for too much', `subscription { changes { ${'gap '.repeat(1_001)} } }`, 400],
    ['the field does not exist', 'subscription { changes { everything } }', 400],
  ])('is refused with a reason when %s', async (_when, query, status) => {
    const { errors } = (await (await askForChanges(desk.server, desk.tokens.manager, { query })).json()) as {
      errors: { message: string; extensions: { status: number } }[];
    };
    expect(errors.map(({ extensions }) => extensions.status)).toEqual([status]);
    expect(desk.server.streams.size).toBe(0);
  });

  test('does not begin for a client that accepts no stream; a client that accepts streams may also send queries', async () => {
    const { errors } = await desk.server.ask(desk.tokens.manager, 'subscription { changes { gap } }');
    expect(errors?.map(({ message }) => message)).toEqual(['Ask for changes with Accept: text/event-stream.']);
    const answer = await askForChanges(desk.server, desk.tokens.manager, { query: '{ __typename }' });
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('sends written records and the records that display them, and the key of the write only to its author', async () => {
    const [manager, admin] = [await desk.open('manager'), await desk.open('admin', undefined, desk.second)];
    const note = await desk.write('written once');
    for (const [stream, key] of [
      [manager, null],
      [admin, 'written once'],
    ] as const) {
      await stream.untilHeard(note);
      expect(stream.changes()).toEqual([
        {
          id: expect.any(String),
          key,
          records: [{ id: note, type: 'Note', version: 1, kind: 'created' }],
          touched: [desk.ids.booking],
          lists: [],
        },
      ]);
    }
  });

  test('sends a write once, however often it is repeated under its key, and never a refused one', async () => {
    const stream = await desk.open('manager');
    const note = await desk.write('often');
    for (const at of [desk.server, desk.second, desk.server]) expect(await desk.write('often', at)).toBe(note);
    const text = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { id } } }';
    const refused = await desk.server.ask(desk.tokens.admin, text, { input: { body: '', booking: desk.ids.booking } });
    expect(refused.errors).toHaveLength(1);
    const last = await desk.write();
    await stream.untilHeard(last);
    expect(stream.changes().map(({ records }) => records.map(({ id }) => id))).toEqual([[note], [last]]);
  });

  test('sends only ids, however long the written text is', async () => {
    const stream = await desk.open('manager');
    const note = await desk.write('long', desk.server, `<p>${'A long story. '.repeat(700)}</p>`);
    await stream.untilHeard(note);
    expect(JSON.stringify(stream.events).length).toBeLessThan(1_000);
  });

  test('sends only records that the viewer may read: sale signals and versions of users go to administrators', async () => {
    const [manager, admin] = [await desk.open('manager'), await desk.open('admin')];
    const signal = `sale_signals/${newId()}`;
    const note = `notes/${newId()}`;
    const records = [
      [signal, 'u', 2],
      [desk.ids.colleague, 'u', 3],
      [note, 'u', 4],
    ];
    await desk.publish({
      r: records,
      t: [`sale_signals/${newId()}`, desk.ids.booking],
      l: ['SaleSignal', 'Booking', 'Nothing'],
    });
    await desk.publish({ r: [[signal, 'd', null]], t: [signal] });
    const last = await desk.write();
    for (const stream of [manager, admin]) await stream.untilHeard(last);
    const versionsIn = (stream: Stream) =>
      stream.changes().map((change) => change.records.map(({ id, version }) => [id, version]));
    expect(versionsIn(admin)).toEqual([records.map(([id, , version]) => [id, version]), [[signal, null]], [[last, 1]]]);
    expect(versionsIn(manager)).toEqual([
      [
        [desk.ids.colleague, null],
        [note, 4],
      ],
      [[last, 1]],
    ]);
    expect(manager.changes()[0]).toMatchObject({ touched: [desk.ids.booking], lists: ['Booking'] });
    expect(admin.changes()[0]).toMatchObject({ lists: ['SaleSignal', 'Booking'] });
    expect(JSON.stringify(manager.events)).not.toMatch(/sale_?signal/i);
  });

  test('repeats the changes that a client missed, or reports a gap when it no longer has them', async () => {
    let [note, known] = [await desk.write(), await desk.open('manager', 10)];
    // The server knows no changes from before its start. So the first streams may report a gap instead of changes.
    while (known.gaps() > 0 || known.ids().length === 0) {
      await known.until(() => known.events.length > 0);
      if (known.gaps() > 0) [note, known] = [await desk.write(), await desk.open('manager', 10)];
    }
    expect(known.ids()).toContain(note);
    const [unknown, fromNow] = [await desk.open('manager', 100_000), await desk.open('manager')];
    const last = await desk.write();
    for (const stream of [known, fromNow]) await stream.untilHeard(last);
    await unknown.until(() => unknown.gaps() === 1);
    expect(fromNow.ids()).not.toContain(note);
  });

  describe.runIf(each.engine === 'postgres')('between processes', () => {
    test('sends the writes of the other process', async () => {
      const stream = await desk.open('manager', undefined, desk.second);
      const note = await desk.write();
      await stream.untilHeard(note);
    });

    test('reports a gap after its connection to the database broke, and then continues', async () => {
      const stream = await desk.open('manager', undefined, desk.second);
      await desk.database.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'console listening' AND datname = current_database()`);
      await stream.until(() => stream.gaps() === 1);
      const note = await desk.write();
      await stream.untilHeard(note);
      expect(stream.state.ended).toBe(false);
    });
  });
});
