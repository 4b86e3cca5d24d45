import { newId } from '@console/api-kit/database';
import { addClassesWithSeats, addTrainer } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SaleDesk } from './saleDesk.ts';

/** A change request as the API answers it. */
export interface AnsweredRequest {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly approval: string;
  readonly fulfilment: string;
  readonly error: string | null;
  readonly version: number;
  readonly invoiceIds: readonly string[];
  readonly purchaseOrderId: string | null;
  readonly impact: readonly { entity: string; reference: string; consequence: string }[];
}

const answered = `id reference status approval fulfilment error version invoiceIds purchaseOrderId
  impact { entity reference consequence }`;

/** A {@link saleDesk} where customers also ask for changes. */
export function changeDesk<Desk extends SaleDesk>(desk: Desk) {
  const { database, server } = desk;

  const send = async (name: string, input: object) => {
    const token = await server().token('manager@example.com');
    return server().ask(
      token,
      `mutation ($input: ${name}Input!) { ${name}(input: $input) { changeRequest { ${answered} } } }`,
      { input },
    );
  };

  async function write(name: string, input: object): Promise<AnsweredRequest> {
    const { data, errors } = await send(name, input);
    expect(errors).toBeUndefined();
    return (data as Record<string, { changeRequest: AnsweredRequest }>)[name]?.changeRequest as AnsweredRequest;
  }

  /** Asks for a change of an item and approves it. */
  async function ask(item: string, asked: object): Promise<AnsweredRequest> {
    const { rows } = await database().execute<{ booking: string }>(
      sql`SELECT booking_id AS booking FROM booking_item WHERE id = ${item}`,
    );
    const about = { booking: `bookings/${rows[0]?.booking}`, bookingItem: `booking_items/${item}` };
    const { id } = await write('createChangeRequest', { subject: 'As agreed by telephone', ...about, ...asked });
    return write('approveChangeRequest', { id });
  }

  /** What a request would touch now. */
  async function impactOf({ id }: Pick<AnsweredRequest, 'id'>): Promise<AnsweredRequest['impact']> {
    const token = await server().token('manager@example.com');
    const { data } = await server().ask(token, `query ($id: ID!) { changeRequest(id: $id) { ${answered} } }`, { id });
    return (data as { changeRequest: AnsweredRequest }).changeRequest.impact;
  }

  const implement = ({ id }: Pick<AnsweredRequest, 'id'>) => write('implementChangeRequest', { id });

  /** Asks for a change, approves and implements it. */
  const change = async (item: string, asked: object) => implement(await ask(item, asked));

  /** The items of a booking with their classes, prices and delegates, in the order in which they were added. */
  async function itemsOf(booking: string) {
    const { rows } = await database().execute<{
      id: string;
      class: string;
      title: string;
      quantity: number;
      net: number;
      status: string;
      delegates: string[];
      seats: number;
    }>(sql`SELECT i.id, i.class_id AS class, i.title, i.quantity, i.net, i.status,
      ARRAY(SELECT a.id::text FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        WHERE r.booking_item_id = i.id AND r.class_id = i.class_id AND r.released_at IS NULL ORDER BY r.seat_number) AS delegates,
      (SELECT count(*)::int FROM training_seat_reservation r WHERE r.booking_item_id = i.id AND r.released_at IS NULL) AS seats
      FROM booking_item i WHERE i.booking_id = ${booking} ORDER BY i.id`);
    return rows;
  }

  /** Everything that a change could write, as one text: to see that nothing has changed. */
  async function everything(): Promise<string> {
    const parts = [];
    for (const table of [
      'booking',
      'booking_item',
      'training_class',
      'training_session',
      'training_seat_reservation',
      'training_seat',
      'attendee',
      'invoice',
      'invoice_line',
      'transferred_item',
      'purchase_order',
      'history',
    ]) {
      const { rows } = await database().execute<{
        sum: string;
      }>(sql`SELECT md5(string_agg(t::text, '|' ORDER BY id)) AS sum
        FROM ${sql.identifier(table)} t ${table === 'history' ? sql`WHERE entity <> 'change_request'` : sql``}`);
      parts.push(`${table} ${rows[0]?.sum}`);
    }
    return parts.join('\n');
  }

  /** A confirmed booking of a private class of two days with six places. All have one ULID. */
  async function privateBooking(): Promise<string> {
    const [id = ''] = await addClassesWithSeats(database(), 1, { places: 6, booked: 6, days: 2 });
    await database().transaction(async (tx) => {
      const { rows } = await tx.execute<{ schedule: string }>(
        sql`SELECT public_schedule_id AS schedule FROM training_class WHERE id = ${id}`,
      );
      await tx.execute(sql`UPDATE training_class c SET public_schedule_id = NULL, customer_id = b.customer_id
        FROM booking b WHERE b.id = c.id AND c.id = ${id}`);
      await tx.execute(sql`DELETE FROM public_schedule WHERE id = ${rows[0]?.schedule}`);
      await tx.execute(sql`UPDATE booking_item SET type = 'private', quantity = 2, status = 'draft' WHERE id = ${id}`);
      await tx.execute(sql`INSERT INTO address (id, address1, city, postcode, country)
        VALUES (${id}, '14 Crossley Street', 'Halifax', 'HX1 1UJ', 'GB')`);
      await tx.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
        SELECT b.id, b.id, b.customer_id, p.id, ARRAY['booker', 'biller']
        FROM booking b JOIN person p ON p.customer_id = b.customer_id WHERE b.id = ${id} ORDER BY p.id LIMIT 1`);
      await tx.execute(sql`UPDATE booking SET status = 'draft', billing_address_id = ${id} WHERE id = ${id}`);
    });
    await desk.book('confirm', id);
    return id;
  }

  /** Adds a trainer of the course of a class, who is paid through a supplier. */
  const trainerFor = (trainingClass: string) => addTrainer(database(), newId(), trainingClass);

  /** Puts a delegate on the lowest reserved seat of a booking's class without one. */
  async function seat(item: string, trainingClass: string): Promise<string> {
    const { rows } = await database().execute<{ booking: string; place: number }>(
      sql`SELECT i.booking_id AS booking, r.seat_number AS place FROM training_seat_reservation r
        JOIN booking_item i ON i.id = r.booking_item_id
        WHERE i.id = ${item} AND r.released_at IS NULL AND NOT EXISTS (SELECT FROM attendee a WHERE a.reservation_id = r.id)
        ORDER BY r.seat_number LIMIT 1`,
    );
    const id = newId();
    const email = `${id.toLowerCase()}@calder.example`;
    await database().execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email)
      SELECT ${id}, 'customer', customer_id, 'Oliver', 'Bamford', ${email} FROM booking WHERE id = ${rows[0]?.booking ?? ''}`);
    await database().execute(sql`INSERT INTO attendee (id, reservation_id, person_id, given_name, family_name, email)
      SELECT ${id}, id, ${id}, 'Oliver', 'Bamford', ${email} FROM training_seat_reservation
      WHERE class_id = ${trainingClass} AND live_seat_number = ${rows[0]?.place ?? 0}`);
    return id;
  }

  /** What a request asks for that moves an item to a class. */
  const toClass = (id: string | undefined) => ({ newTrainingClass: `training_classes/${id}` });

  /** A booking of two seats on the first of two classes, with delegates. */
  async function soldTwice() {
    const [from = '', to = ''] = await desk.classes(2);
    const id = await desk.booking([from]);
    const [item] = await itemsOf(id);
    const delegates = [await seat(item?.id ?? '', from), await seat(item?.id ?? '', from)];
    return { id, item: item?.id ?? '', from, to, delegates };
  }

  return {
    ...desk,
    ...{ ask, change, everything, impactOf, implement, itemsOf },
    ...{ privateBooking, seat, send, soldTwice, toClass, trainerFor },
  };
}
