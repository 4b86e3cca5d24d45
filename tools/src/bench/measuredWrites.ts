import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import type { MeasuredWrite } from './MeasuredWrite.ts';
import { writesOnSeats } from './writesOnSeats.ts';

/** The number of orders. No engine acknowledges that many during the measurement. */
const ORDERS = 60_000;

interface Subjects {
  user: string;
  customer: string;
  contact: string;
  brand: string;
  manager: string;
}

/**
 * Prepares four writes. The smallest one changes one column of one row. The others create a booking with its address
 * and contact, sell and return two seats, and mark a delegate.
 */
export async function prepareWrites(database: Database): Promise<MeasuredWrite[]> {
  const orders = Array.from({ length: ORDERS }, () => newId());
  await database.execute(sql`INSERT INTO purchase_order (id, status, raised_at, supplier_id)
    SELECT id, 'confirmed', now(), (SELECT min(id::text) FROM supplier) FROM unnest(${sql.param(orders)}::text[]) AS made(id)`);
  const { rows } = await database.execute<{ [name in keyof Subjects]: string }>(sql`
    SELECT b.customer_id AS customer, b.brand_id AS brand, b.account_manager_id AS manager, b.account_manager_id AS user,
      (SELECT min(id::text) FROM person p WHERE p.customer_id = b.customer_id) AS contact
    FROM booking b ORDER BY b.number LIMIT 1`);
  const [subjects] = rows;
  if (!subjects) throw new Error('The demo data has no booking.');
  return [acknowledge(subjects, orders), createBooking(subjects), ...(await writesOnSeats(database))];
}

function acknowledge({ user }: Subjects, orders: string[]): MeasuredWrite {
  const next = () => {
    const order = orders.pop();
    if (!order) throw new Error('There are no more orders to acknowledge.');
    return order;
  };
  return {
    name: 'acknowledge an order',
    through: (send) =>
      send(
        `mutation BenchAcknowledge($input: acknowledgePurchaseOrderInput!) {
          acknowledgePurchaseOrder(input: $input) { purchaseOrder { id acknowledgedAt acknowledgedBy { id } } }
        }`,
        { id: `purchase_orders/${next()}` },
      ),
    byHand: (database) =>
      database.transaction(async (tx) => {
        const id = next();
        await tx.execute(keep(user, id));
        await tx.execute(sql`SELECT * FROM purchase_order WHERE id = ${id} FOR UPDATE`);
        await tx.execute(sql`UPDATE purchase_order SET acknowledged_at = now(), acknowledged_by = ${user}, updated_at = now(),
          updated_by = ${user}, version = version + 1 WHERE id = ${id} RETURNING *`);
      }),
  };
}

function createBooking({ user, customer, contact, brand, manager }: Subjects): MeasuredWrite {
  const address = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };
  const person = `customer_contacts/${contact}`;
  const references = {
    customer: `customers/${customer}`,
    brand: `brands/${brand}`,
    accountManager: `users/${manager}`,
  };
  const input = { title: 'Spring cohort', ...references, booker: person, biller: person, billingAddress: address };
  return {
    name: 'create a booking',
    through: (send) =>
      send(
        `mutation BenchCreateBooking($input: createBookingInput!) {
          createBooking(input: $input) { booking { id reference title status customer { id name } } }
        }`,
        input,
      ),
    byHand: (database) =>
      database.transaction(async (tx) => {
        const id = newId();
        await tx.execute(keep(user, id));
        await tx.execute(sql`INSERT INTO address (id, address1, city, postcode, country, created_by, updated_by)
          VALUES (${id}, ${address.address1}, ${address.city}, ${address.postcode}, ${address.country}, ${user}, ${user})`);
        await tx.execute(sql`INSERT INTO booking (id, title, booked_at, brand_id, account_manager_id, customer_id,
            billing_address_id, created_by, updated_by)
          VALUES (${id}, ${input.title}, now(), ${brand}, ${manager}, ${customer}, ${id}, ${user}, ${user}) RETURNING *`);
        await tx.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles, created_by, updated_by)
          VALUES (${newId()}, ${id}, ${customer}, ${contact}, ARRAY['booker', 'biller'], ${user}, ${user})`);
      }),
  };
}

/** Stores the answer, as the API does for repeated requests with the same key. */
function keep(user: string, id: string) {
  return sql`INSERT INTO idempotency_key (user_id, key, input_hash, payload) VALUES (${user}, ${id}, '', ${JSON.stringify({ id })}::jsonb)`;
}
