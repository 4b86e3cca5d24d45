import { type Database, newId } from '@console/api-kit/database';
import { brokenInvariants, demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { invariants } from '../testing/chaos/invariants.ts';

const item = sql`(SELECT min(id::text) FROM booking_item WHERE status = 'confirmed' AND type = 'public')`;
const invoice = sql`(SELECT max(id::text) FROM invoice WHERE booking_item_id = ${item})`;

/** What breaks each, when no trigger and no key is in the way. */
const breaks: Record<string, SQL> = {
  'an item holds other seats than its own': sql`
    UPDATE training_seat_reservation SET released_at = now() WHERE booking_item_id = ${item}`,
  'a class has more people than places': sql`UPDATE training_class SET max_attendees = 1`,
  'somebody sits twice in a class': sql`
    UPDATE attendee SET person_id = (SELECT min(person_id::text) FROM attendee) WHERE person_id IS NOT NULL`,
  'an attendee is not one of the booking’s customer': sql`
    UPDATE attendee SET person_id = (SELECT min(id::text) FROM person WHERE kind = 'internal') WHERE person_id IS NOT NULL`,
  'attendance or notes stand on a seat without an attendee': sql`
    UPDATE training_seat SET attendance_comments = 'Did not arrive.'`,
  'attendance is recorded on a class that does not take place': sql`UPDATE training_class SET status = 'postponed'`,
  'a canceled class is still booked': sql`UPDATE training_class SET status = 'canceled'`,
  'a confirmed booking has a class without dates': sql`UPDATE training_class SET status = 'postponed'`,
  'a trainer has two orders for a class': sql`UPDATE purchase_order SET supplier_id =
    (SELECT min(id::text) FROM supplier WHERE trainer_id IS NOT NULL)`,
  'the totals of a booking are not those of its items': sql`UPDATE booking SET net = net + 1`,
  'an item of a confirmed booking is not invoiced': sql`UPDATE invoice SET booking_item_id = NULL`,
  'an item is invoiced twice': sql`
    UPDATE invoice SET booking_item_id = ${item} WHERE type = 'invoice' AND status <> 'voided' AND booking_id IS NOT NULL`,
  'an invoice has no line': sql`DELETE FROM invoice_line WHERE invoice_id = ${invoice}`,
  'the totals of an invoice are not those of its lines': sql`UPDATE invoice_line SET quantity = quantity + 1`,
  'what is paid of an invoice is not the sum of its payments': sql`DELETE FROM payment`,
  'a line is for an item of another booking': sql`UPDATE invoice_line SET booking_item_id = ${item}`,
  'an invoice was made without an activity, or twice': sql`DELETE FROM invoice_activity WHERE invoice_id = ${invoice} AND action = 'created'`,
  'an activity says what did not happen to the status': sql`
    UPDATE invoice_activity SET metadata = '{"to": "voided"}' WHERE action = 'status_changed'`,
  'a payment and its activity are not both there': sql`DELETE FROM invoice_activity WHERE action = 'payment_received'`,
  'the total of a purchase order is not that of its items': sql`DELETE FROM purchase_order_item`,
  'a record cannot be found by its reference, or by an old one': sql`DELETE FROM booking WHERE status = 'on_hold'`,
  'an address is nobody’s': sql`INSERT INTO address (id) VALUES (${newId()})`,
  'a key was kept without what it answered': sql`
    INSERT INTO idempotency_key (user_id, key, input_hash, payload) VALUES (${newId()}, 'half', '', '{}')`,
};

describeOnEachDatabase('what a database never holds', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  test('the demo data does not', async () => {
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test.each(Object.keys(invariants))('is seen: %s', async (complaint) => {
    const seen: string[] = [];
    const undone = database.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(breaks[complaint] ?? sql`SELECT`);
      seen.push(...(await brokenInvariants(tx)));
      tx.rollback();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    expect(seen.filter((line) => line.startsWith(`${complaint}: `))).not.toEqual([]);
  });
});
