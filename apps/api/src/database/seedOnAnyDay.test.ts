import { createTestDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { DEMO_BOOKINGS, seedDatabase } from '../seed.ts';
import { breaking, demoRules } from '../testing/demoRules.ts';

/**
 * The fewest records of each kind that a first start must create on any day: the first screens show them, and the
 * journeys look for them.
 */
const LEAST = {
  'bookings of this month': [5, 'FROM booking WHERE booked_at >= $month'],
  'sessions of this week': [12, 'FROM training_session s WHERE $week'],
  'public ones': [
    2,
    `FROM training_session s JOIN training_class c ON c.id = s.class_id
    WHERE $week AND c.public_schedule_id IS NOT NULL`,
  ],
  'private ones': [
    1,
    'FROM training_session s JOIN training_class c ON c.id = s.class_id WHERE $week AND c.customer_id IS NOT NULL',
  ],
  'virtual ones': [
    1,
    `FROM training_session s JOIN training_class c ON c.id = s.class_id WHERE $week AND c.delivery_format = 'virtual'`,
  ],
  'ones with a confirmed order': [
    1,
    `FROM training_session s JOIN purchase_order o ON o.class_id = s.class_id
    WHERE $week AND o.status = 'confirmed'`,
  ],
  'classes with seats to sell': [
    8,
    `FROM training_class c WHERE c.public_schedule_id IS NOT NULL AND c.status IN ('confirmed', 'provisional')
    AND c.starts_at > $now AND c.max_attendees - 5 >=
      (SELECT count(*) FROM training_seat_reservation r WHERE r.class_id = c.id AND r.released_at IS NULL)`,
  ],
  'bookings to be delivered': [
    1,
    `FROM booking b WHERE b.status = 'confirmed' AND NOT EXISTS (SELECT FROM booking_item i
    JOIN training_class c ON c.id = i.class_id WHERE i.booking_id = b.id AND c.ends_at > $now)`,
  ],
  'classes to be delivered': [1, `FROM training_class WHERE status = 'confirmed' AND ends_at < $now`],
  'orders to acknowledge': [8, `FROM purchase_order WHERE acknowledged_at IS NULL AND status <> 'canceled'`],
  'provisional classes with seats to sell and an order to acknowledge': [
    1,
    `FROM training_class c WHERE c.public_schedule_id IS NOT NULL AND c.status = 'provisional' AND c.starts_at > $now
    AND EXISTS (SELECT FROM purchase_order o WHERE o.class_id = c.id AND o.acknowledged_at IS NULL AND o.status <> 'canceled')
    AND c.max_attendees - 2 >=
      (SELECT count(*) FROM training_seat_reservation r WHERE r.class_id = c.id AND r.released_at IS NULL)`,
  ],
  'canceled classes with people to call': [
    2,
    `FROM training_class c WHERE c.status = 'canceled' AND EXISTS (SELECT FROM training_seat_reservation r
    JOIN attendee a ON a.reservation_id = r.id JOIN history h ON h.target_id = r.class_id AND h.at = r.released_at
    WHERE r.class_id = c.id AND h.entity = 'class' AND h.reason IS NOT NULL)`,
  ],
  'draft invoices': [4, `FROM invoice WHERE status = 'draft'`],
} as const;

test.each([
  ['a Saturday on the first of the month', '2027-05-01T10:00:00.000Z'],
  ['the last night of a year', '2026-12-31T23:30:00.000Z'],
  ['the night before a Tuesday', '2026-11-24T03:00:00.000Z'],
  ['29 February', '2028-02-29T12:00:00.000Z'],
])('on %s the demo data keep their rules, and show every kind of thing', async (_, day) => {
  const now = new Date(day);
  const database = await createTestDatabase({ migrations });
  await seedDatabase(database, { bookings: DEMO_BOOKINGS, now });
  for (const [name, rule] of Object.entries(demoRules)) {
    const { rows } = await database.execute(breaking(rule, now));
    expect([name, rows.slice(0, 5)]).toEqual([name, []]);
  }
  const at = `timestamptz '${day}' AT TIME ZONE 'UTC'`;
  const monday = `date_trunc('week', ${at}) AT TIME ZONE 'UTC'`;
  const week = `s.starts_at >= ${monday} AND s.starts_at < ${monday} + interval '7 days'`;
  for (const [name, [least, of]] of Object.entries(LEAST)) {
    const counting = of
      .replaceAll('$week', week)
      .replaceAll('$month', `date_trunc('month', ${at}) AT TIME ZONE 'UTC'`)
      .replaceAll('$now', `'${day}'`);
    const { rows } = await database.execute<{ n: number }>(sql.raw(`SELECT count(*)::int AS n ${counting}`));
    expect(rows[0]?.n, name).toBeGreaterThanOrEqual(least);
  }
  await database.close();
});
