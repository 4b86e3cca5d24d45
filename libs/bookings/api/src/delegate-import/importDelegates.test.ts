import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  hasPlan,
  planOf,
  readWhole,
  type Statement,
} from '@console/api-kit/testing';
import { saidOf, sitDown } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Imports, openImports, tooMany } from '../testing/openImports.ts';
import { addContact } from '../testing/saleRows.ts';

const previewing = `query ($item: ID!, $delegates: String!) { delegateImport(bookingItem: $item, delegates: $delegates) {
  available refusal lines { line outcome reason seatNumber customerContact } } }`;

interface Preview {
  readonly available: number;
  readonly refusal: string | null;
  readonly lines: readonly { line: number; outcome: string; reason: string | null; seatNumber: number | null }[];
}

describeWithDatabase('an import of delegates', (databases) => {
  let database: Database;
  let imports: Imports;
  let statements: Statement[] = [];

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    imports = await openImports(database);
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => imports.close());

  /** Starts an import and runs it. */
  async function add(id: string, delegates: string): Promise<GraphqlAnswer> {
    const answer = await imports.start(id, delegates);
    expect(await runJobs(database)).toEqual([]);
    return answer;
  }

  async function preview(id: string, delegates: string): Promise<Preview> {
    const { data } = await imports.server.ask(imports.token, previewing, { item: `booking_items/${id}`, delegates });
    return data?.delegateImport as Preview;
  }

  async function seated(id: string): Promise<[number, string][]> {
    const { rows } = await database.execute<{ seat: number; name: string }>(
      sql`SELECT r.seat_number AS seat, a.given_name || ' ' || a.family_name AS name
        FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        WHERE r.class_id = ${id} AND r.released_at IS NULL ORDER BY 1`,
    );
    return rows.map(({ seat, name }) => [seat, name]);
  }

  test('CLS-10 the preview names the seat, the contact or the reason of each line, and the import does the same', async () => {
    const { booked, people } = imports;
    const id = await booked(6);
    const { id: oliver } = await sitDown(database, id, 2);
    const idris = await addContact(database, id);
    const text = [
      'Maya; Okafor; maya.okafor@import.example',
      '',
      'idris khan IDRIS.KHAN@calder.example',
      ', Nobody, nobody@import.example',
      'Maya Okafor maya.okafor@import.example',
      `Oliver Bamford ${oliver.toLowerCase()}@calder.example`,
    ].join('\r\n');
    const { lines, ...counts } = await preview(id, text);
    expect(counts).toEqual({ available: 5, refusal: null });
    const contact = `customer_contacts/${idris}`;
    const none = { seatNumber: null, customerContact: null };
    expect(lines).toEqual([
      { line: 1, outcome: 'created', reason: null, seatNumber: 1, customerContact: null },
      { line: 3, outcome: 'known', reason: null, seatNumber: 3, customerContact: contact },
      { ...none, line: 4, outcome: 'nameless', reason: 'This line has no given name.' },
      { ...none, line: 5, outcome: 'repeated', reason: 'The same as line 1.' },
      { ...none, line: 6, outcome: 'seated', reason: 'Already has seat 2 of this class.' },
    ]);
    expect(await seated(id)).toEqual([[2, 'Oliver Bamford']]);
    const before = await people();
    expect(saidOf(await add(id, text))).toBe('done');
    expect(await seated(id)).toEqual([
      [1, 'Maya Okafor'],
      [2, 'Oliver Bamford'],
      [3, 'idris khan'],
    ]);
    expect(await people()).toBe(before + 1);
    const { rows } = await database.execute(sql`SELECT roles FROM person WHERE email = 'maya.okafor@import.example'`);
    expect(rows).toEqual([{ roles: ['ROLE_CUSTOMER_ATTENDEE'] }]);
    // The whole list again, as bookers send it: everybody has a seat already.
    expect(saidOf(await add(id, text))).toBe('No line names a delegate who still needs a seat.');
  });

  test('CLS-10 more delegates than seats: everybody is refused, and nobody is created', async () => {
    const { booked, list, people } = imports;
    const id = await booked(3);
    const before = await people();
    expect(await preview(id, list(id, 4))).toMatchObject({ available: 3, refusal: tooMany });
    expect(saidOf(await add(id, list(id, 4)))).toBe(tooMany);
    expect([await seated(id), await people()]).toEqual([[], before]);
    expect(saidOf(await add(id, list(id, 3)))).toBe('done');
  });

  test('an import whose seats were taken meanwhile fails with the reason, changes nothing, and can be tried again', async () => {
    const { server, token, start, booked, list, endsOf, people } = imports;
    const id = await booked(2);
    expect(saidOf(await start(id, list(id, 2)))).toBe('done');
    const { id: oliver } = await sitDown(database, id, 1);
    const before = await people();
    expect(await runJobs(database)).toEqual([]);
    expect([await endsOf(id), await seated(id), await people()]).toEqual([[tooMany], [[1, 'Oliver Bamford']], before]);
    const remove = 'mutation ($input: deleteAttendeeInput!) { deleteAttendee(input: $input) { clientMutationId } }';
    expect(saidOf(await server.ask(token, remove, { input: { id: `attendees/${oliver}` } }))).toBe('done');
    const latest = `query ($id: ID!) { latestJob(name: "importDelegates", target: $id) { id } }`;
    const { data } = await server.ask(token, latest, { id: `training_classes/${id}` });
    const { id: jobId } = (data?.latestJob ?? {}) as { id?: string };
    const again = 'mutation ($input: retryJobInput!) { retryJob(input: $input) { clientMutationId } }';
    expect(saidOf(await server.ask(token, again, { input: { id: jobId } }))).toBe('done');
    expect(await runJobs(database)).toEqual([]);
    expect([await endsOf(id), (await seated(id)).length]).toEqual([['completed'], 2]);
  });

  test('a line that cannot be read, and an email of somebody else, stop the whole import and are named', async () => {
    const { booked, people } = imports;
    const id = await booked(4);
    await addContact(database, id);
    const text = [
      'Maya Okafor maya@import',
      'Piotr Nowak shared@import.example',
      'Anna Nowak shared@import.example',
      'Liz Khan idris.khan@calder.example',
    ].join('\n');
    const before = await people();
    expect(saidOf(await add(id, text))).toBe(
      'Line 1: Email must be valid. Line 3: Line 2 has this email with another name. Correct the name, or say that they share the mailbox. Line 4: Idris Khan has this email. Correct the name, or say that they share the mailbox.',
    );
    expect((await preview(id, text)).refusal).toBe('Correct 3 lines first. Nobody has been added.');
    expect([await seated(id), await people()]).toEqual([[], before]);
    const bad = Array.from({ length: 12 }, () => 'Maya').join('\n');
    expect(saidOf(await add(id, bad))).toMatch(/Line 10: .* And 2 more\.$/);
  });

  test('a line with several people or more than their names and email stops the import, and headings are left out', async () => {
    const { booked } = imports;
    const id = await booked(4);
    const text = [
      'First name\tLast name\tEmail',
      '1\tMaya\tOkafor\tmaya.o@import.example',
      'Anna Smith anna@x.com Bob Jones bob@x.com',
      'Piotr\tNowak\tpiotr@import.example\tAcme Ltd',
    ];
    expect(saidOf(await add(id, text.join('\n')))).toBe(
      'Line 3: This line has several email addresses. Write one person on each line. Line 4: This line has more than three parts. Write only given name, family name and email.',
    );
    const { lines } = await preview(id, text.join('\n'));
    expect(lines.map(({ outcome }) => outcome)).toEqual(['headings', 'created', 'invalid', 'invalid']);
    expect(saidOf(await add(id, text.slice(0, 2).join('\n')))).toBe('done');
    expect(await seated(id)).toEqual([[1, 'Maya Okafor']]);
  });

  test('people who share a mailbox get their seats once staff have said so, and each becomes a contact', async () => {
    const { booked } = imports;
    const id = await booked(4);
    await addContact(database, id);
    const text = [
      '"Liz" "Khan" <idris.khan@calder.example> (shared mailbox)',
      '"Piotr" "Nowak" <idris.khan@calder.example> (shared mailbox)',
      'Idris Khan <idris.khan@calder.example>',
    ].join('\n');
    expect((await preview(id, text)).lines.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'known']);
    expect(saidOf(await add(id, text))).toBe('done');
    expect(await seated(id)).toEqual([
      [1, 'Liz Khan'],
      [2, 'Piotr Nowak'],
      [3, 'Idris Khan'],
    ]);
  });

  test('a new person with the name of a known contact, or with a digit in the name, is imported, and the preview notes it', async () => {
    const { server, token, booked } = imports;
    const id = await booked(4);
    await addContact(database, id);
    const text =
      'Idris Khan idris@home.example\nidris khan idris.khan@calder.example\nRosa Lindqvist rosa@import.example\nRosa 0770 rosa.2@import.example';
    const query = `query ($item: ID!, $delegates: String!) { delegateImport(bookingItem: $item, delegates: $delegates) {
      refusal lines { outcome note } } }`;
    const { data } = await server.ask(token, query, { item: `booking_items/${id}`, delegates: text });
    const note = expect.stringMatching(
      /^The customer has a contact of this name with another email: .*@calder.example\.$/,
    );
    expect(data?.delegateImport).toEqual({
      refusal: null,
      lines: [
        { outcome: 'created', note },
        { outcome: 'known', note: null },
        { outcome: 'created', note: null },
        { outcome: 'created', note: 'The name has a digit.' },
      ],
    });
  });

  test('500 lines take as many statements as one line, and every statement uses an index', async () => {
    const { booked, list } = imports;
    const [small, large] = [await booked(2), await booked(500)];
    const countOf = async (id: string, count: number) => {
      statements = [];
      expect(saidOf(await add(id, list(id, count)))).toBe('done');
      return statements.length;
    };
    const few = await countOf(small, 1);
    // Long messages to the other processes are sent in parts.
    expect((await countOf(large, 500)) - few).toBeLessThan(60);
    expect(await seated(large)).toHaveLength(500);
    const id = await booked(3);
    statements = [];
    await preview(id, list(id, 2));
    expect(saidOf(await add(id, list(id, 2)))).toBe('done');
    const sent = new Map(statements.filter(hasPlan).map((one) => [one.text, one]));
    // The step of the job is among them: it makes the people and seats them.
    for (const table of ['person', 'attendee']) expect([...sent.keys()].join()).toContain(`insert into "${table}"`);
    // There are few brands and workflows, and the tests of the jobs plan what reads the few jobs of this test.
    const short = ['brand', 'job', 'workflow'];
    for (const statement of sent.values()) {
      const whole = readWhole(await planOf(database, statement)).filter((table) => !short.includes(table));
      expect(whole, statement.text).toEqual([]);
    }
  });
});
