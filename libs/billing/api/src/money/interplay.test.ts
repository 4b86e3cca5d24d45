import { newId } from '@console/api-kit/database';
import { brokenInvariants, describeWithDatabase, type GraphqlAnswer } from '@console/api-kit/testing';
import { addPrivateClass } from '@console/bookings-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

/** What canceled items, private classes, seats and new names do together. */
describeWithDatabase('bookings whose parts change together', (databases) => {
  const { answer, book, booking, cancel, classes, database, itemsOf, receive, stored, toBeRefunded } =
    moneyDesk(databases);
  const price = { quantity: 2, unitPrice: 90_500, taxable: true };

  const send = (name: string, input: object): Promise<GraphqlAnswer> =>
    answer(`mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });
  const said = ({ errors }: GraphqlAnswer) => errors?.[0]?.message ?? 'done';
  const bookClass = async (id: string, trainingClass: string) =>
    said(
      await send('bookPrivateClass', {
        booking: `bookings/${id}`,
        class: `training_classes/${trainingClass}`,
        ...price,
      }),
    );
  const confirmedAt = async (id: string) =>
    (await database().execute<{ at: unknown }>(sql`SELECT confirmed_at AS at FROM booking WHERE id = ${id}`)).rows[0]
      ?.at;

  test('a private class whose item was canceled is booked again, with an invoice of its own', async () => {
    const id = await booking(await classes(1));
    const confirmed = await confirmedAt(id);
    const held = await addPrivateClass(database(), id, newId());
    expect(await bookClass(id, held)).toBe('done');
    const [, item = ''] = await itemsOf(id);
    await receive(item, 217_200);
    await cancel(item);
    expect(await stored(id)).toMatchObject({ status: 'confirmed', items: ['confirmed', 'canceled'], seats: 2 });
    expect(await bookClass(id, held)).toBe('done');
    expect(await stored(id)).toMatchObject({
      ...{ items: ['confirmed', 'canceled', 'confirmed'], invoices: ['draft', 'paid', 'draft'], seats: 8 },
    });
    expect(await toBeRefunded(id)).toEqual({ booking: 217_200, invoices: [0, 217_200, 0] });
    const again = (await itemsOf(id)).at(-1) ?? '';
    expect(await bookClass(await booking([], 'draft'), held)).toMatch(/holds this class already|customer/);
    await cancel(again);
    expect(await stored(id)).toMatchObject({ invoices: ['draft', 'paid', 'voided'] });
    expect(await confirmedAt(id)).toEqual(confirmed);
  });

  test('two people cancel an item and book its class again at once: the class has one item or none', async () => {
    const id = await booking(await classes(1));
    const held = await addPrivateClass(database(), id, newId());
    await bookClass(id, held);
    const [, item = ''] = await itemsOf(id);
    const answers = await Promise.all([
      send('cancelBookingItem', { id: `booking_items/${item}` }).then(said),
      bookClass(id, held),
      send('cancelBookingItem', { id: `booking_items/${item}` }).then(said),
      bookClass(id, held),
    ]);
    const expected = /^(done|This item is canceled.*|BK-\d+ holds this class already\.)$/;
    for (const one of answers) expect(one).toMatch(expected);
    expect((await stored(id))?.items.filter((status) => status === 'confirmed').length).toBeLessThanOrEqual(2);
  });

  test('the first confirmation stays through hold, resume, a canceled item and a second confirmation', async () => {
    const id = await booking(await classes(2));
    const confirmed = await confirmedAt(id);
    const [first = ''] = await itemsOf(id);
    await book('hold', id);
    await cancel(first);
    await book('resume', id);
    expect(await stored(id)).toMatchObject({ status: 'confirmed', items: ['canceled', 'confirmed'] });
    expect(await confirmedAt(id)).toEqual(confirmed);
  });

  test('seats are sold in new bookings while their customer gets a new name, and a seat of them is canceled', async () => {
    const [trainingClass = ''] = await classes(1);
    const old = await booking([trainingClass]);
    const [item = ''] = await itemsOf(old);
    const { rows } = await database().execute<
      Record<string, string>
    >(sql`SELECT brand_id AS brand, account_manager_id AS manager,
      b.customer_id AS customer, (SELECT p.id FROM person p WHERE p.customer_id = b.customer_id ORDER BY p.id LIMIT 1) AS person
      FROM booking b WHERE b.id = ${old}`);
    const { brand, manager, customer, person } = rows[0] ?? expect.unreachable('The booking is gone.');
    const contact = `customer_contacts/${person}`;
    const input = {
      ...{ title: 'By telephone', brand: `brands/${brand}`, accountManager: `users/${manager}`, confirm: true },
      ...{ customer: `customers/${customer}`, booker: contact, biller: contact },
      billingAddress: { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' },
      seats: { class: `training_classes/${trainingClass}`, quantity: 1, unitPrice: 49_500, taxable: true },
    };
    for (const name of ['Calder Mills', 'Calder Mills Limited']) {
      const answers = await Promise.all([
        send('createBooking', input),
        send('updateCustomer', { id: `customers/${customer}`, name }),
        send('createBooking', input),
        send('cancelBookingItem', { id: `booking_items/${item}` }),
        send('createBooking', input),
      ]);
      const sentences = answers.map(said);
      for (const one of sentences)
        expect(one).toMatch(/^(done|There (are no|is only one) seats?.*|This item is canceled.*)$/);
      expect(sentences[1]).toBe('done');
      // Rows that another write had locked get the name by a job.
      expect(await runJobs(database())).toEqual([]);
      const names = sql`SELECT DISTINCT customer_name AS name FROM invoice WHERE customer_id = ${customer}`;
      expect((await database().execute(names)).rows).toEqual([{ name }]);
      const sorted = sql`SELECT b.id FROM booking b JOIN customer c ON c.id = b.customer_id
        WHERE c.id = ${customer} AND b.customer_name_sort <> c.name_sort`;
      expect((await database().execute(sorted)).rows).toEqual([]);
    }
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
