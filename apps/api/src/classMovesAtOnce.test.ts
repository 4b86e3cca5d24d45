import { type Database, newId } from '@console/api-kit/database';
import {
  brokenInvariants,
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { addBookingsToMove } from '@console/bookings-api/testing';
import { addClassesToMove, addTrainer, type ClassMove, classDesk, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const price = { unitPrice: 49_500, taxable: true };

describe.skipIf(!testPostgresUrl())('moves of classes and other writes at the same time', () => {
  let database: Database;
  let servers: TestServer[];
  let token: string;
  const { write, moveClass } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    token = (await servers[0]?.token('manager@example.com')) ?? '';
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.close();
  });

  const server = (turn: number) => servers[turn % servers.length] ?? expect.unreachable('There is no server.');
  const bookingMove = (name: string, booking: string, turn: number) =>
    write(server(turn), `${name}Booking`, { id: `bookings/${booking}` });
  const buy = (booking: string, trainingClass: string, quantity: number, turn: number) => {
    const input = { ...price, quantity, booking: `bookings/${booking}`, class: `training_classes/${trainingClass}` };
    return write(server(turn), 'createPublicBookingItem', input);
  };

  /** Expects each answer to be a success or a refusal, and no deadlock in the database. */
  async function expectOrder(answers: readonly GraphqlAnswer[]): Promise<void> {
    const refusals = answers.flatMap(({ errors }) => errors ?? []);
    expect(refusals.filter(({ extensions }) => ![404, 409, 422].includes(Number(extensions?.status)))).toEqual([]);
    const logged = servers.flatMap((each) => each.logged.map((line) => JSON.stringify(line)));
    expect(logged.filter((line) => line.includes('deadlock'))).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  }

  /**
   * Adds classes with a delegate on seat 1, and confirmed bookings. Each booking has seats on two of these classes and
   * on one more class, which has the booking's ULID.
   */
  async function business(count: number): Promise<{ classes: string[]; bookings: string[] }> {
    const classes = await addClassesToMove(database, count, { status: 'confirmed', booking: 'draft', days: 2 });
    const bookings = await addBookingsToMove(database, count, { status: 'draft' });
    for (const [turn, booking] of bookings.entries()) {
      await sitDown(database, classes[turn] ?? '', 1);
      for (const step of [0, 1]) {
        expect(saidOf(await buy(booking, classes[(turn + step) % count] ?? '', 1, turn))).toBe('done');
      }
      expect(saidOf(await bookingMove('confirm', booking, turn))).toBe('done');
    }
    return { classes, bookings };
  }

  test('24 classes: simultaneous sales, moves, delegates and marks cause no error and leave every record whole', async () => {
    const { classes, bookings } = await business(24);
    const trainers = classes.map(() => newId());
    for (const [turn, trainer] of trainers.entries()) await addTrainer(database, trainer, classes[turn] ?? '');
    const moveOf: readonly ClassMove[] = ['cancel', 'postpone', 'postpone', 'deliver'];
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(
        classes.flatMap((trainingClass, turn) => {
          const booking = bookings[turn] ?? '';
          const id = `training_classes/${trainingClass}`;
          const seat = `training_seats/${trainingClass}`;
          const move = moveOf[(turn + round) % moveOf.length] ?? 'cancel';
          return [
            buy(booking, trainingClass, 1, turn),
            moveClass(server(turn + 1), move, trainingClass),
            write(server(turn), 'updateBookingItem', {
              ...price,
              id: `booking_items/${booking}`,
              quantity: 1 + (turn % 4),
            }),
            bookingMove(['cancel', 'hold', 'resume', 'deliver'][turn % 4] ?? '', booking, turn + 1),
            write(server(turn), 'updateTrainingSeat', { id: seat, attendance: 'full' }),
            write(server(turn + 1), 'markTrainingSession', {
              ...{ id: `training_sessions/${trainingClass}`, from: 'full', attendance: 'none' },
            }),
            write(server(turn), 'updateTrainingClass', { id, trainer: `trainers/${trainers[turn]}` }),
            // The class that has the booking's ULID. It has no sessions.
            moveClass(server(turn), turn % 2 ? 'postpone' : 'cancel', booking),
            moveClass(server(turn + 1), 'reschedule', trainingClass),
          ];
        }),
      );
      await expectOrder(answers);
    }
  });

  test('a class is canceled or a delegate is marked present, never both', async () => {
    const classes = await addClassesToMove(database, 16, {
      status: 'confirmed',
      booking: 'draft',
      days: 1,
      over: true,
    });
    for (const id of classes) await sitDown(database, id, 1);
    const answers = await Promise.all(
      classes.map((id, turn) => {
        const mark = () =>
          write(server(turn), 'updateTrainingSeat', { id: `training_seats/${id}`, attendance: 'full' });
        const cancel = () => moveClass(server(turn + 1), 'cancel', id);
        return Promise.all(turn % 2 ? [mark(), cancel()] : [cancel(), mark()]);
      }),
    );
    for (const pair of answers) expect(pair.map(saidOf).filter((words) => words === 'done')).toHaveLength(1);
    await expectOrder(answers.flat());
  });

  test('a purchase during a cancelation reserves seats or is refused', async () => {
    const classes = await addClassesToMove(database, 12, { status: 'confirmed', booking: 'draft' });
    const drafts = await addBookingsToMove(database, 12, { status: 'draft' });
    const answers = await Promise.all(
      classes.flatMap((id, turn) => [buy(drafts[turn] ?? '', id, 1, turn), moveClass(server(turn + 1), 'cancel', id)]),
    );
    await expectOrder(answers);
    const { rows } = await database.execute(
      sql`SELECT DISTINCT status FROM training_class WHERE id IN (${sql.join(
        classes.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
  });

  test('of many simultaneous moves of one class one succeeds, and its purchase order is drafted once', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'provisional', booking: 'draft' });
    const trainer = await addTrainer(database, newId(), id);
    await database.execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${id}`);
    const answers = await Promise.all([0, 1, 2, 3, 4].map((turn) => moveClass(server(turn), 'confirm', id)));
    expect(answers.map(saidOf).sort()).toEqual([...Array(4).fill('This class is confirmed already.'), 'done']);
    const { rows } = await database.execute(sql`SELECT FROM purchase_order WHERE class_id = ${id}`);
    expect(rows).toHaveLength(1);
  });
});
