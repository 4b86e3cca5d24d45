import type { Database } from '@console/api-kit/database';
import {
  brokenInvariants,
  demoDatabase,
  describeWithDatabase,
  NOW,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { classMoved } from '@console/classes-api';
import {
  addClassesToMove,
  addTrainer,
  type ClassMove,
  type ClassState,
  classDesk,
  classMoves,
  type Impact,
  saidOf,
  sitDown,
  statuses,
} from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

/** The new status of a class after each move that its state allows. All other moves are refused. */
const arrivals: readonly (ClassState & { readonly to: Readonly<Partial<Record<ClassMove, string>>> })[] = [
  { status: 'provisional', to: { confirm: 'confirmed', postpone: 'postponed', cancel: 'canceled' } },
  { status: 'confirmed', over: true, to: { deliver: 'delivered', postpone: 'postponed', cancel: 'canceled' } },
  {
    status: 'postponed',
    to: { reschedule: 'confirmed', rescheduleProvisional: 'provisional', cancel: 'canceled' },
  },
  { status: 'delivered', over: true, to: {} },
  { status: 'canceled', to: {} },
];

/** The new status that each sentence of an impact announces. A sentence without a pattern here announces no status. */
const becomes: readonly (readonly [RegExp, string])[] = [
  [/^is put on hold$/, 'on_hold'],
  [/is confirmed again$/, 'confirmed'],
  [/becomes a draft again$/, 'draft'],
  [/^is delivered$|is delivered: nothing is left to deliver$/, 'delivered'],
  [/is delivered and complete[,:]/, 'complete'],
  [/is canceled$/, 'canceled'],
  [/^becomes void$/, 'voided'],
];

describeWithDatabase('moves of classes', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { write, moveClass, impactOf } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function stored(trainingClass: string) {
    const { rows } = await database.execute(
      sql`SELECT c.status, c.version, c.starts_at, b.status AS booking, i.status AS item,
          (SELECT count(*)::int FROM training_seat_reservation r WHERE r.class_id = c.id AND released_at IS NULL) AS seats
        FROM training_class c JOIN booking_item i ON i.id = c.id JOIN booking b ON b.id = i.booking_id
        WHERE c.id = ${trainingClass}`,
    );
    return rows[0];
  }

  test.each(arrivals)('a $status class makes the moves of its state and refuses all others', async (from) => {
    for (const move of classMoves) {
      const [id = ''] = await addClassesToMove(database, 1, { ...from, booking: 'confirmed' });
      const before = await stored(id);
      const answer = await moveClass(server, move, id);
      const arrived = from.to[move];
      if (arrived === undefined) {
        expect([move, answer.errors?.[0]?.extensions?.status]).toEqual([move, 409]);
        expect(saidOf(answer)).toMatch(
          /^This class is [a-z]+( already\.|\. Only one that is [a-z, ]+ can become [a-z]+\.)$/,
        );
        expect(await stored(id)).toEqual(before);
      } else {
        expect([move, saidOf(answer)]).toEqual([move, 'done']);
        expect(await stored(id)).toMatchObject({ status: arrived, version: 2 });
      }
    }
  });

  test('each session gets its new dates, even dates that another session had, and keeps its id and seats', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'postponed', days: 3 });
    const read = async () => {
      const { rows } = await database.execute<{ id: string; starts: string; version: number }>(
        sql`SELECT id, to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS starts, version FROM training_session
          WHERE class_id = ${id} ORDER BY starts_at`,
      );
      return rows;
    };
    expect(saidOf(await moveClass(server, 'reschedule', id))).toBe('done');
    const [first, second, third] = await read();
    expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    const dates = [second, third, first].map((session, day) => ({
      id: `training_sessions/${session?.id}`,
      ...{ date: `2098-05-0${day + 5}`, startsAt: '09:30', endsAt: '16:30' },
    }));
    const input = { id: `training_classes/${id}`, provisional: false, sessions: dates };
    expect(saidOf(await write(server, 'rescheduleTrainingClass', input))).toBe('done');
    expect(await read()).toEqual([
      { id: second?.id, starts: '2098-05-05', version: 3 },
      { id: third?.id, starts: '2098-05-06', version: 3 },
      { id: first?.id, starts: '2098-05-07', version: 3 },
    ]);
    expect(await stored(id)).toMatchObject({
      status: 'confirmed',
      starts_at: expect.anything(),
      booking: 'confirmed',
      seats: 2,
    });
    expect(String((await stored(id))?.starts_at)).toContain('2098');
  });

  test('a move that another domain refuses changes nothing', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = await addTrainer(database, id, id);
    expect(
      saidOf(
        await write(server, 'updateTrainingClass', { id: `training_classes/${id}`, trainer: `trainers/${trainer}` }),
      ),
    ).toBe('done');
    const before = [await stored(id), await statuses(database)];
    classMoved.followers.push({
      follow: async (writing) => writing.refuseIf('The last to follow says no.'),
      foresee: async () => [],
    });
    onTestFinished(() => {
      classMoved.followers.pop();
    });
    expect(saidOf(await moveClass(server, 'cancel', id))).toBe('The last to follow says no.');
    expect([await stored(id), await statuses(database)]).toEqual(before);
  });

  test('the impact of a move includes the delegates and the trainer of the class', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const { id: person } = await sitDown(database, id, 2);
    await addTrainer(database, id, id);
    await database.execute(sql`UPDATE training_class SET trainer_id = ${id} WHERE id = ${id}`);
    const people = (impacts: Impact[]) => impacts.filter(({ entity }) => entity === 'delegate' || entity === 'trainer');
    const trainer = { entity: 'trainer', target: `trainers/${id}`, reference: 'Trainer', title: 'Imogen Barraclough' };
    const delegate = {
      ...{ entity: 'delegate', target: `customer_contacts/${person}`, reference: 'Seat 2' },
      title: 'Oliver Bamford',
    };
    expect(people(await impactOf(server, id, 'cancel'))).toEqual([
      { ...trainer, consequence: 'is free on its days' },
      { ...delegate, consequence: 'loses the seat' },
    ]);
    expect(people(await impactOf(server, id, 'postpone'))).toEqual([
      { ...trainer, consequence: 'is free on its days' },
      { ...delegate, consequence: 'keeps the seat, without dates' },
    ]);
    expect(await impactOf(server, id, 'reschedule')).toMatchObject([
      { entity: 'refusal', consequence: 'This class is confirmed already.' },
    ]);
  });

  test('the impact announces exactly the bookings, invoices and orders that the move changes, with their new status', async () => {
    const now = server.now;
    onTestFinished(() => goTo(now));
    await goTo(NOW);
    // The rows that the other tests inserted have no invoices, so they already break some invariants.
    const known = await brokenInvariants(database);
    for (const move of classMoves) {
      const ids = await demoClassesFor(move);
      // A class can be delivered only after it has ended.
      if (move === 'deliver') await goTo(new Date('2028-01-03T10:00:00Z'));
      for (const id of ids) await expectWhatWasSaid(id, move);
      await goTo(NOW);
    }
    expect((await brokenInvariants(database)).filter((line) => !known.includes(line))).toEqual([]);
  });

  /** Sets the clock and signs in again. */
  async function goTo(now: Date): Promise<void> {
    server.now = now;
    token = await server.token('manager@example.com');
  }

  /** Returns the classes with the most bookings that allow the move, without recorded attendance. */
  async function demoClassesFor(move: ClassMove): Promise<string[]> {
    const from = sql.join(
      arrivals.filter(({ to }) => to[move]).map(({ status }) => sql`${status}`),
      sql`, `,
    );
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT c.id FROM training_class c WHERE c.status IN (${from}) AND c.starts_at > ${NOW}
          AND NOT EXISTS (SELECT FROM training_seat s WHERE s.class_id = c.id AND s.attendance <> 'none')
        ORDER BY (SELECT count(*) FROM booking_item i WHERE i.class_id = c.id AND i.status <> 'canceled') DESC, c.id LIMIT 3`,
    );
    expect([move, rows.length > 0]).toEqual([move, true]);
    return rows.map(({ id }) => id);
  }

  async function expectWhatWasSaid(id: string, move: ClassMove): Promise<void> {
    const before = await statuses(database);
    const said = await impactOf(server, id, move);
    expect([move, id, saidOf(await moveClass(server, move, id))]).toEqual([move, id, 'done']);
    const after = await statuses(database);
    const changed = new Map(
      [...after].filter(([target, status]) => before.has(target) && before.get(target) !== status),
    );
    const foreseen = new Map<string, string>();
    for (const { target, consequence } of said) {
      const status = becomes.find(([words]) => words.test(consequence))?.[1];
      if (target && status && status !== before.get(target)) foreseen.set(target, status);
    }
    expect({ move, id, changed }).toEqual({ move, id, changed: foreseen });
    const made = [...after.keys()].filter((target) => !before.has(target));
    const drafted = said.filter(({ target, consequence }) => target === null && consequence.startsWith('is drafted'));
    expect([move, id, made.length]).toEqual([move, id, drafted.length]);
  }
});
