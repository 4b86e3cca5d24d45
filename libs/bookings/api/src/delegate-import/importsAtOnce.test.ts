import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, type TestServer } from '@console/api-kit/testing';
import { saidOf, sitDown } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Imports, openImports, tooMany } from '../testing/openImports.ts';

describeOnEachDatabase('imports of delegates at the same time', (each) => {
  let database: Database;
  let imports: Imports;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    imports = await openImports(database);
  });
  afterAll(() => imports.close());

  test('two imports, a removal and a smaller booking at the same time: never more delegates than seats', async () => {
    const { server, second, token, start, booked, list, endsOf } = imports;
    for (let round = 0; round < 6; round++) {
      const id = await booked(4);
      const { id: oliver } = await sitDown(database, id, 1);
      const write = (name: string, input: object, to: TestServer) =>
        to.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });
      const price = { unitPrice: 49_500, taxable: true };
      const started = await Promise.all([start(id, list(id, 3)), start(id, list(id, 3, 4), second)]);
      expect(started.map(saidOf)).toEqual(['done', 'done']);
      const [one, other, unassigned, fewer] = await Promise.all([
        runJobs(database),
        runJobs(database),
        write('deleteAttendee', { id: `attendees/${oliver}` }, second),
        write('updateBookingItem', { ...price, id: `booking_items/${id}`, quantity: 3 }, server),
      ]);
      expect([one, other]).toEqual([[], []]);
      const said = await endsOf(id);
      expect(said[0]).toBe(tooMany);
      expect([tooMany, 'completed']).toContain(said[1]);
      for (const answer of [unassigned, fewer]) {
        const statuses = (answer.errors ?? []).map(({ extensions }) => extensions?.status);
        expect(statuses.filter((status) => status !== 409)).toEqual([]);
      }
      const { rows } = await database.execute<{ held: number; seated: number; people: number }>(sql`
        SELECT count(*)::int AS held, count(a.id)::int AS seated, count(DISTINCT a.person_id)::int AS people
        FROM training_seat_reservation r LEFT JOIN attendee a ON a.reservation_id = r.id
        WHERE r.booking_item_id = ${id} AND r.released_at IS NULL`);
      const [{ held = 0, seated: sitting = 0, people: different = 0 } = {}] = rows;
      expect(sitting).toBeLessThanOrEqual(held);
      expect(different).toBe(sitting);
    }
  });

  test('the same new people in two bookings of the customer at the same time become one contact each', async () => {
    const { second, start, booked, list, endsOf, people } = imports;
    const [one, other] = [await booked(5), await booked(5)];
    const names = list(one, 5);
    const before = await people();
    await Promise.all([start(one, names), start(other, names, second)]);
    expect(await Promise.all([runJobs(database), runJobs(database)])).toEqual([[], []]);
    expect([await endsOf(one), await endsOf(other)]).toEqual([['completed'], ['completed']]);
    expect(await people()).toBe(before + 5);
  });
});
