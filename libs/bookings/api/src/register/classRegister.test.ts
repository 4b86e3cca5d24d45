import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  planOf,
  readWhole,
  type Statement,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, classDesk, saidOf, sitDown } from '@console/classes-api/testing';
import { formatDateRange, formatShortDay } from '@console/format';
import { glyphsOf, readPdf } from '@console/pdf/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const asking = 'query ($id: ID!) { classRegisterDownload(input: { trainingClass: $id }) { path } }';

describeWithDatabase('the register of a class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const statements: Statement[] = [];
  const { moveClass } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  async function register(trainingClass: string): Promise<{ bytes: Buffer; pages: string[][]; name: string | null }> {
    const { data } = await server.ask(token, asking, { id: `training_classes/${trainingClass}` });
    const link = data?.classRegisterDownload as { path: string } | undefined;
    const answer = await server.request(`/${link?.path}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      bytes,
      pages: readPdf(bytes).map((page) => page.map((text) => text.trim())),
      name: answer.headers.get('content-disposition'),
    };
  }

  /** A class of three places on two days. Oliver Bamford sits on the first, nobody on the second, and the third is free. */
  async function soldClass(over = false) {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 3, booked: 2, days: 2, over });
    const { seats } = await sitDown(database, id, 1);
    const { rows } = await database.execute<{ company: string; ref: string; brand: string }>(sql`
      SELECT c.name AS company, t.ref, brand.name AS brand FROM booking b JOIN customer c ON c.id = b.customer_id,
        training_class t JOIN brand ON brand.id = t.brand_id WHERE b.id = ${id} AND t.id = ${id}`);
    const [{ company, ref, brand } = { company: '', ref: '', brand: '' }] = rows;
    return { id, seats, company, ref, brand };
  }

  test('has the facts of the class, a row for each seat and a box for each day', async () => {
    const { id, company, ref, brand } = await soldClass();
    const { pages, name } = await register(id);
    const { rows: sessions } = await database.execute<{ starts: string }>(sql`
      SELECT to_json(starts_at) AS starts FROM training_session WHERE class_id = ${id} ORDER BY starts_at`);
    const [first = '', second = ''] = sessions.map(({ starts }) => starts);
    const dates = formatDateRange(first, second);
    const facts = ['Attendance register', brand, 'Mental Health First Aid', 'Class', ref, 'Dates', dates];
    const place = ['Place', 'Training centre', 'Trainer', 'No trainer yet', 'Seat', 'Name', 'Company'];
    const hours = '09:30–16:30';
    const days = ['Day 1', formatShortDay(first), hours, 'Day 2', formatShortDay(second), hours];
    const rows = ['1', 'Oliver Bamford', company, '2', company, '3', 'Trainer', 'Signature'];
    expect(pages).toEqual([[...facts, ...place, ...days, ...rows, `${ref} · Times in UTC`, 'Page 1 of 1']]);
    expect(name).toContain(`filename="${ref} register.pdf"`);
  });

  test('has the recorded attendance, and never the notes', async () => {
    const { id, seats, company } = await soldClass(true);
    const [first = '', second = ''] = seats;
    await database.execute(
      sql`UPDATE training_seat SET attendance = 'full', attendance_comments = 'Felt unwell.' WHERE id = ${first}`,
    );
    await database.execute(sql`UPDATE training_seat SET attendance = 'partial' WHERE id = ${second}`);
    const [page = []] = (await register(id)).pages;
    expect(page.slice(page.indexOf('Oliver Bamford'))).toMatchObject([
      'Oliver Bamford',
      company,
      'Full',
      'Partial',
      '2',
      ...page.slice(-6),
    ]);
    expect(page.join(' ')).not.toContain('unwell');
  });

  test('has names in any script, and the same bytes each time', async () => {
    const { id } = await soldClass();
    const printed = [
      'محمد',
      'Νίκος',
      'Юлия',
      '王小明',
      'כהן',
      '김철수',
      'สมชาย',
      'प्रिया',
      'শ্রেয়া',
      'லக்ஷ்மி',
      'Արամ',
      'გიორგი',
    ];
    for (const name of [...printed, 'Zoë 🎉']) {
      await database.execute(sql`UPDATE attendee SET given_name = ${name} WHERE id = ${id} OR reservation_id = ${id}`);
      const { bytes, pages } = await register(id);
      expect(pages.flat().join(' ')).toContain(name.normalize('NFC'));
      const glyphs = glyphsOf(bytes).flat();
      expect(glyphs.some(({ number }) => number === 0)).toBe(false);
      expect(glyphs.some(({ characters }) => characters === '�')).toBe(!printed.includes(name));
      expect((await register(id)).bytes.equals(bytes)).toBe(true);
    }
  });

  test('of a canceled class has the people who had a seat, and says that the class is canceled', async () => {
    const { id, company } = await soldClass();
    expect(saidOf(await moveClass(server, 'cancel', id))).toBe('done');
    const [page = []] = (await register(id)).pages;
    expect(page.slice(0, 2)).toEqual(['Attendance register', 'Canceled']);
    expect(page.slice(page.indexOf('1'), -4)).toEqual(['1', 'Oliver Bamford', company, '2', company, '3']);
  });

  test('of the largest class has every seat in order, and lets the server answer others meanwhile', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 500, booked: 500, days: 10 });
    const file = register(id);
    const health = await server.request('/health');
    expect(health.status).toBe(200);
    const { pages } = await file;
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`));
    expect(pages.flat().filter((text) => /^\d+$/.test(text))).toEqual(
      Array.from({ length: 500 }, (_, seat) => `${seat + 1}`),
    );
  });

  test('is for staff, of a class that exists', async () => {
    const missing = { id: 'training_classes/01J9ZK0Q3M6V8T2B4C6D8E0F1G' };
    const { errors } = await server.ask(token, asking, missing);
    expect(errors?.[0]).toMatchObject({ message: 'This class no longer exists.', extensions: { status: 404 } });
    const nobody = await server.ask(undefined, asking, missing);
    expect(nobody.errors?.[0]).toMatchObject({ extensions: { status: 401 } });
  });

  test('reads no table whole', async () => {
    const { id } = await soldClass();
    statements.length = 0;
    await register(id);
    const read = statements.filter(({ text }) =>
      /FROM training_class c|FROM training_session|FROM class_place/.test(text),
    );
    expect(read).toHaveLength(4);
    for (const statement of read) expect(readWhole(await planOf(database, statement))).toEqual([]);
  });
});
