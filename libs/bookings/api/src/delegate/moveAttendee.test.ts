import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addClassesWithSeats, saidOf, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('delegates who move, and delegates of a canceled class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const write = async (name: string, input: object) => {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    return saidOf(await server.ask(token, text, { input }));
  };

  test('a moved delegate keeps attendance and notes, and two delegates swap theirs', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 4, booked: 3, days: 2, over: true });
    const [one, two] = [await sitDown(database, id, 1), await sitDown(database, id, 2)];
    await database.execute(sql`UPDATE training_seat SET attendance = 'full' WHERE id = ${one.seats[0]}`);
    await database.execute(
      sql`UPDATE training_seat SET attendance = 'partial', attendance_comments = 'Left at noon.' WHERE id = ${two.seats[1]}`,
    );
    const reservation = async (seat: number) => {
      const { rows } = await database.execute<{ id: string }>(
        sql`SELECT id FROM training_seat_reservation WHERE class_id = ${id} AND live_seat_number = ${seat}`,
      );
      return `training_seat_reservations/${rows[0]?.id}`;
    };
    const move = async (attendee: string, seat: number) =>
      saidOf(
        await server.ask(
          token,
          'mutation ($input: moveAttendeeInput!) { moveAttendee(input: $input) { attendee { trainingSeatReservation { seatNumber } } } }',
          { input: { id: `attendees/${attendee}`, reservation: await reservation(seat) } },
        ),
      );
    const records = async () => {
      const { rows } = await database.execute<{ id: string; seat: number; marks: string }>(sql`
        SELECT a.id, r.seat_number AS seat, string_agg(s.attendance || coalesce(' ' || s.attendance_comments, ''), ', ' ORDER BY d.starts_at) AS marks
        FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        JOIN training_seat s ON (s.class_id, s.seat_number) = (r.class_id, r.seat_number)
        JOIN training_session d ON d.id = s.session_id WHERE r.class_id = ${id} GROUP BY 1, 2`);
      return Object.fromEntries(rows.map((row) => [row.id === one.id ? 'one' : 'two', [row.seat, row.marks]]));
    };
    expect(await move(one.id, 2)).toBe('done');
    expect(await records()).toEqual({ one: [2, 'full, none'], two: [1, 'none, partial Left at noon.'] });
    expect(await move(two.id, 3)).toBe('done');
    expect(await records()).toEqual({ one: [2, 'full, none'], two: [3, 'none, partial Left at noon.'] });
    expect(await move(one.id, 2)).toBe('Oliver Bamford already has seat 2.');
    // A mark that was made for the first delegate while they had seat 1 reaches nobody.
    const late = { id: `training_seats/${one.seats[0]}`, version: 1, attendance: 'partial' };
    const marking =
      'mutation ($input: updateTrainingSeatInput!) { updateTrainingSeat(input: $input) { clientMutationId } }';
    expect((await server.ask(token, marking, { input: late })).errors?.[0]?.extensions?.status).toBe(409);
    const both = await Promise.all([move(one.id, 3), move(two.id, 2), move(one.id, 1)]);
    expect(both.filter((said) => said !== 'done' && !said.includes('already has seat'))).toEqual([]);
    const now = await records();
    expect([now.one?.[1], now.two?.[1]]).toEqual(['full, none', 'none, partial Left at noon.']);
  });

  test('a delegate does not swap with somebody whom the user did not see on the other seat', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { booked: 3 });
    const [one, two] = [await sitDown(database, id, 1), await sitDown(database, id, 2)];
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM training_seat_reservation WHERE class_id = ${id} ORDER BY seat_number`,
    );
    const move = (seat: number, swapWith: string | null) =>
      write('moveAttendee', {
        id: `attendees/${one.id}`,
        reservation: `training_seat_reservations/${rows[seat - 1]?.id}`,
        swapWith,
      });
    expect(await move(2, null)).toBe('Seat 2 has changed: Oliver Bamford has it now.');
    expect(await move(3, `attendees/${two.id}`)).toBe('Seat 3 has changed: it is empty now.');
    expect(await move(2, `attendees/${two.id}`)).toBe('done');
    expect(await move(3, null)).toBe('done');
  });

  const asking = `query ($id: ID!) { trainingClass(id: $id) { canceledReservations {
    seatNumber attendee { id email } bookingItem { booking { reference customer { name } } } } } }`;
  const former = async (id: string) => {
    const { data } = await server.ask(token, asking, { id: `training_classes/${id}` });
    const shown = data?.trainingClass as { canceledReservations: { seatNumber: number }[] } | undefined;
    return shown?.canceledReservations ?? expect.unreachable('The class is not there.');
  };
  const cancel = (id: string) =>
    write('cancelTrainingClass', { id: `training_classes/${id}`, reason: 'Too few delegates.' });
  const cancelBooking = (id: string) =>
    write('cancelBooking', { id: `bookings/${id}`, reason: 'The customer has no budget.' });

  test('a canceled class still names the people who had a seat, with their booking', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 4, booked: 3 });
    const { id: oliver } = await sitDown(database, id, 2);
    expect(await former(id)).toEqual([]);
    expect(await cancel(id)).toBe('done');
    const seats = await former(id);
    expect(seats.map(({ seatNumber }) => seatNumber)).toEqual([1, 2, 3]);
    expect(seats[1]).toMatchObject({
      attendee: { id: `attendees/${oliver}`, email: `${oliver.toLowerCase()}@calder.example` },
      bookingItem: { booking: { reference: expect.stringMatching(/^BK-/), customer: { name: expect.any(String) } } },
    });
  });

  test('a canceled class does not name the people of a booking that was canceled before', async () => {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 4, booked: 3 });
    expect(await cancelBooking(id)).toBe('done');
    // The clock of the server stands still otherwise.
    server.now = new Date(server.now.getTime() + 60_000);
    expect(await cancel(id)).toBe('done');
    expect(await former(id)).toEqual([]);
  });

  test.each([
    ['class', cancel],
    ['booking', cancelBooking],
  ])('a delegate who has lost the seat with a canceled %s cannot be unassigned, and stays known', async (_, lose) => {
    const [id = ''] = await addClassesWithSeats(database, 1, { places: 4, booked: 3 });
    const { id: oliver } = await sitDown(database, id, 2);
    const kept = async () => {
      const { rows } = await database.execute(
        sql`SELECT (SELECT count(*)::int FROM attendee WHERE id = ${oliver}) AS people,
          (SELECT count(*)::int FROM history WHERE target_id = ${id} AND entity = 'class') AS entries`,
      );
      return rows[0];
    };
    expect(await lose(id)).toBe('done');
    expect(await kept()).toEqual({ people: 1, entries: 1 });
    expect(await write('deleteAttendee', { id: `attendees/${oliver}` })).toBe('This delegate has lost the seat.');
    expect(await kept()).toEqual({ people: 1, entries: 1 });
  });

  test.each([
    ['canceled class is among the classes', cancel, 1],
    ['class is not among them after the booking was canceled', cancelBooking, 0],
  ])('a %s of a contact who had a seat', async (_, lose, found) => {
    const [id = ''] = await addClassesWithSeats(database, 1);
    const { id: oliver } = await sitDown(database, id, 2);
    const asking = 'query ($who: ID!) { trainingClasses(attendee_customerContact: $who) { totalCount } }';
    const count = async () => (await server.ask(token, asking, { who: `customer_contacts/${oliver}` })).data;
    expect(await count()).toEqual({ trainingClasses: { totalCount: 1 } });
    expect(await lose(id)).toBe('done');
    expect(await count()).toEqual({ trainingClasses: { totalCount: found } });
  });

  test('a draft whose delegates have lost their seats with a class is canceled instead of deleted', async () => {
    const [id = '', other = ''] = await addClassesWithSeats(database, 2);
    await database.execute(sql`UPDATE booking SET status = 'draft' WHERE id = ${id}`);
    await database.execute(sql`UPDATE booking_item SET status = 'draft' WHERE id = ${id}`);
    const more = { class: `training_classes/${other}`, quantity: 1, unitPrice: 49_500, taxable: true };
    expect(await write('createPublicBookingItem', { booking: `bookings/${id}`, ...more })).toBe('done');
    await sitDown(database, id, 2);
    expect(await cancel(id)).toBe('done');
    const named = await former(id);
    expect(named).toHaveLength(2);
    expect(await write('deleteBooking', { id: `bookings/${id}` })).toMatch(
      /^Delegates of this booking have lost their seats with a canceled class\. Cancel the booking instead/,
    );
    const asking = 'query ($id: ID!) { booking(id: $id) { status hasFormerDelegates } }';
    const { data } = await server.ask(token, asking, { id: `bookings/${id}` });
    expect(data?.booking).toEqual({ status: 'draft', hasFormerDelegates: true });
    expect(await cancelBooking(id)).toBe('done');
    expect(await former(id)).toEqual(named);
  });
});
