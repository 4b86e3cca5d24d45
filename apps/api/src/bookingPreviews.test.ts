import type { Database } from '@console/api-kit/database';
import {
  ChangeRecorder,
  demoDatabase,
  describeWithDatabase,
  disagreements,
  disagreementsWithRefusal,
  type PreviewLine,
  previewQuery,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Write {
  readonly mutation: string;
  /** The id of the record. */
  readonly id: string;
  readonly of: 'Booking' | 'BookingItem';
  /** The field of its preview. */
  readonly field: string;
}

describeWithDatabase('previews of bookings', (each) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let recorder: ChangeRecorder;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    recorder = await ChangeRecorder.start(database);
  });
  afterAll(async () => {
    await recorder.close();
    await server.close();
  });

  test.each([
    ['confirmBooking', 'confirm', 'draft'],
    ['deliverBooking', 'deliver', 'confirmed'],
    ['completeBooking', 'complete', 'delivered'],
    ['holdBooking', 'hold', 'confirmed'],
    ['resumeBooking', 'resume', 'on_hold'],
    ['cancelBooking', 'cancel', 'confirmed'],
  ])(
    'the preview of %s says what it does to the bookings of the demo, or why it is refused',
    async (mutation, move, from) => {
      for (const status of [from, 'draft', 'complete', 'canceled']) {
        for (const { id, held_from } of await bookingsIn(status, status === from ? 6 : 1)) {
          const asked = move === 'resume' && held_from === 'draft' ? 'resumeDraft' : move;
          await expectAgreement({ mutation, id: `bookings/${id}`, of: 'Booking', field: `impactOf(move: ${asked})` });
        }
      }
    },
    60_000,
  );

  test('the preview of a canceled item says what happens to its booking and its invoices, or why it stays', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`(SELECT i.id FROM booking_item i JOIN booking b ON b.id = i.booking_id
            WHERE b.status IN ('confirmed', 'on_hold') AND i.status IN ('confirmed', 'on_hold') ORDER BY i.id LIMIT 12)
        UNION ALL (SELECT id FROM booking_item WHERE status IN ('draft', 'delivered', 'canceled') ORDER BY id LIMIT 3)`,
    );
    for (const { id } of rows) {
      const item = { id: `booking_items/${id}`, of: 'BookingItem', field: 'impactOfCancel' } as const;
      await expectAgreement({ mutation: 'cancelBookingItem', ...item });
    }
  }, 60_000);

  /** Asks for the preview, makes the write, and compares. */
  async function expectAgreement({ mutation, id, of, field }: Write): Promise<void> {
    const { data } = await server.ask(token, previewQuery(of, field), { id });
    const asked = data?.node as { preview: readonly PreviewLine[] } | null | undefined;
    const lines = asked?.preview ?? expect.unreachable(`There is no ${id}.`);
    const text = `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { clientMutationId } }`;
    let refusal: string | undefined;
    const changes = await recorder.during(async () => {
      refusal = (await server.ask(token, text, { input: { id } })).errors?.[0]?.message;
    });
    const found = refusal === undefined ? disagreements(lines, changes, id) : disagreementsWithRefusal(lines, refusal);
    expect({ mutation, id, found }).toEqual({ mutation, id, found: [] });
  }

  /** Bookings of the demo data in a state, those with the most items first. */
  async function bookingsIn(status: string, count: number) {
    const { rows } = await database.execute<{ id: string; held_from: string | null }>(
      sql`SELECT id, held_from FROM booking b WHERE status = ${status}
        ORDER BY (SELECT count(*) FROM booking_item i WHERE i.booking_id = b.id) DESC, id LIMIT ${count}`,
    );
    return rows;
  }
});
