import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { saleDesk } from '../testing/saleDesk.ts';

describeWithDatabase('bookings follow their classes', (databases) => {
  const { database, server, book, booking, classes, impactOf, letEnd, meaning, move, pay, said, stored } =
    saleDesk(databases);

  test('delivering a class delivers its items, and a booking when its last item is delivered; the preview says when it is complete too', async () => {
    const [first = '', second = ''] = await classes(2);
    const [both, draft] = [await booking([first, second]), await booking([first], 'draft')];
    await letEnd(first, second);
    expect(await meaning(first, 'deliver', both)).toBe('has its item delivered and goes on');
    expect(await meaning(first, 'deliver', draft)).toBe('stays a draft; its seats were not confirmed');
    await move('deliver', first);
    expect(await stored(both)).toMatchObject({ status: 'confirmed', items: ['delivered', 'confirmed'] });
    expect(await stored(draft)).toMatchObject({ status: 'draft', items: ['draft'] });
    expect(await meaning(second, 'deliver', both)).toBe('is delivered');
    await pay(both);
    expect(await meaning(second, 'deliver', both)).toBe('is delivered and complete, because all of it is paid');
    await move('deliver', second);
    expect(await stored(both)).toMatchObject({ status: 'complete', items: ['complete', 'complete'], seats: 4 });
  });

  test('a class that was delivered while its booking was a draft or on hold delivers the items when the booking is confirmed or resumed', async () => {
    const [ended = '', toCome = ''] = await classes(2);
    const [late, held] = [await booking([ended], 'draft'), await booking([ended, toCome])];
    await book('hold', held);
    await letEnd(ended);
    expect(await meaning(ended, 'deliver', held)).toBe('stays on hold');
    await move('deliver', ended);
    expect(await stored(held)).toMatchObject({ status: 'on_hold', items: ['on_hold', 'on_hold'] });
    await book('confirm', late);
    expect(await stored(late)).toMatchObject({ status: 'delivered', items: ['delivered'], invoices: ['draft'] });
    await book('resume', held);
    expect(await stored(held)).toMatchObject({ status: 'confirmed', items: ['delivered', 'confirmed'] });
  });

  test('a booking waits for each postponed class, keeps its seats, and returns to its former state', async () => {
    const [first = '', second = '', third = ''] = await classes(3);
    const [waits, draft] = [await booking([first, second, third]), await booking([first], 'draft')];
    expect(await meaning(first, 'postpone', waits)).toBe('is put on hold');
    await move('postpone', first);
    expect(await stored(waits)).toMatchObject({
      status: 'on_hold',
      items: ['on_hold', 'confirmed', 'confirmed'],
      seats: 6,
    });
    expect(await stored(draft)).toMatchObject({ status: 'on_hold', items: ['on_hold'], seats: 2 });
    expect(await meaning(second, 'postpone', waits)).toBe('is on hold already');
    await move('postpone', second);
    // The third class ends while the booking waits for the others.
    await letEnd(third);
    expect(await meaning(third, 'deliver', waits)).toBe('has its item delivered and stays on hold');
    await move('deliver', third);
    expect(await meaning(first, 'reschedule', waits)).toBe('stays on hold for another class');
    expect(await meaning(first, 'reschedule', draft)).toBe('becomes a draft again');
    await move('reschedule', first);
    expect(await stored(waits)).toMatchObject({ status: 'on_hold', items: ['confirmed', 'on_hold', 'delivered'] });
    expect(await stored(draft)).toMatchObject({ status: 'draft', items: ['draft'] });
    expect(await meaning(second, 'rescheduleProvisional', waits)).toBe('is confirmed again');
    await move('rescheduleProvisional', second);
    expect(await stored(waits)).toMatchObject({ status: 'confirmed', items: ['confirmed', 'confirmed', 'delivered'] });
    expect((await stored(waits))?.invoices).toEqual(['draft', 'draft', 'draft']);
  });

  test('a booking that staff put on hold stays on hold when its class gets new dates, and cannot be resumed before that', async () => {
    const [trainingClass = ''] = await classes(1);
    const [held, draft] = [await booking([trainingClass]), await booking([trainingClass], 'draft')];
    for (const id of [held, draft]) await book('hold', id);
    await move('postpone', trainingClass);
    const postponed = 'A class of this booking is postponed. It can be resumed once the class has new dates.';
    expect([await said('resume', held), await said('resume', draft)]).toEqual([postponed, postponed]);
    expect(await meaning(trainingClass, 'reschedule', held)).toBe('stays on hold');
    await move('reschedule', trainingClass);
    expect(await stored(held)).toMatchObject({ status: 'on_hold', items: ['on_hold'] });
    for (const id of [held, draft]) await book('resume', id);
    expect([(await stored(held))?.status, (await stored(draft))?.status]).toEqual(['confirmed', 'draft']);
  });

  test('a booking that waits for its class cannot be resumed by hand, but can be canceled', async () => {
    const [trainingClass = ''] = await classes(1);
    const waits = await booking([trainingClass]);
    await move('postpone', trainingClass);
    expect(await said('resume', waits)).toBe(
      'A class of this booking is postponed. It can be resumed once the class has new dates.',
    );
    await book('cancel', waits);
    expect(await stored(waits)).toMatchObject({ status: 'canceled', items: ['canceled'], seats: 0 });
    await move('reschedule', trainingClass);
    expect(await stored(waits)).toMatchObject({ status: 'canceled', items: ['canceled'], seats: 0 });
  });

  test('a booking with a canceled class can be neither resumed nor confirmed, however the class was canceled', async () => {
    const [trainingClass = ''] = await classes(1);
    const [held, wasDraft] = [await booking([trainingClass]), await booking([trainingClass], 'draft')];
    for (const id of [held, wasDraft]) await book('hold', id);
    await database().execute(sql`UPDATE training_class SET status = 'canceled' WHERE id = ${trainingClass}`);
    onTestFinished(async () => {
      await database().execute(sql`UPDATE training_class SET status = 'confirmed' WHERE id = ${trainingClass}`);
    });
    const before = await stored(held);
    expect(await said('resume', held)).toBe(
      'Every class of this booking is canceled, so it cannot be confirmed again. Cancel the booking instead.',
    );
    expect(await stored(held)).toEqual(before);
    await book('resume', wasDraft);
    expect(await said('confirm', wasDraft)).toBe(
      'Every class of this booking is canceled. Add seats on another class before it is confirmed, or cancel the booking.',
    );
  });

  test('a draft with a postponed class cannot be confirmed', async () => {
    const [trainingClass = ''] = await classes(1);
    const draft = await booking([trainingClass], 'draft');
    await database().execute(sql`UPDATE training_class SET status = 'postponed' WHERE id = ${trainingClass}`);
    expect(await said('confirm', draft)).toBe(
      'A class of this booking is postponed. It can be confirmed once the class has new dates.',
    );
  });

  test('canceling a class frees its seats; its bookings lose the item, and are canceled with their last one', async () => {
    const [first = '', second = ''] = await classes(2);
    const [both, only, draft] = [
      await booking([first, second]),
      await booking([first]),
      await booking([first], 'draft'),
    ];
    expect(await meaning(first, 'cancel', both)).toBe('loses 2 seats; its other items stay');
    expect(await meaning(first, 'cancel', only)).toBe('loses 2 seats and is canceled');
    await move('cancel', first);
    const { rows } = await database().execute(
      sql`SELECT FROM training_seat_reservation WHERE class_id = ${first} AND released_at IS NULL`,
    );
    expect(rows).toEqual([]);
    expect(await stored(both)).toEqual({
      ...{ status: 'confirmed', items: ['canceled', 'confirmed'] },
      ...{ invoices: ['voided', 'draft'], seats: 2 },
    });
    expect(await stored(only)).toMatchObject({ status: 'canceled', items: ['canceled'], invoices: ['voided'] });
    expect(await stored(draft)).toMatchObject({ status: 'canceled', items: ['canceled'], invoices: [] });
  });

  test('a booking that waits for a canceled class continues with its other items, or is delivered when no other is left', async () => {
    const [waited = '', other = '', ended = ''] = await classes(3);
    const [goesOn, over] = [await booking([waited, other]), await booking([waited, ended])];
    await move('postpone', waited);
    await letEnd(ended);
    await move('deliver', ended);
    expect(await meaning(waited, 'cancel', goesOn)).toBe('loses 2 seats and is confirmed again');
    expect(await meaning(waited, 'cancel', over)).toBe('loses 2 seats and is delivered: nothing is left to deliver');
    await move('cancel', waited);
    expect(await stored(goesOn)).toMatchObject({ status: 'confirmed', items: ['canceled', 'confirmed'] });
    expect(await stored(over)).toMatchObject({ status: 'delivered', items: ['canceled', 'delivered'] });
  });

  test('an invoice that is partly paid, or also for other items, stays although its item is canceled', async () => {
    const [first = '', second = ''] = await classes(2);
    const [paid, shared] = [await booking([first, second]), await booking([first, second])];
    await pay(paid, 100);
    await database().execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price, taxable, tax_rate_percent)
      SELECT i.id, v.id, 2, i.id, i.title, i.quantity, i.unit_price, i.taxable, i.tax_rate_percent
      FROM booking_item i JOIN invoice v ON v.booking_id = i.booking_id
      WHERE i.booking_id = ${shared} AND i.class_id = ${second} AND v.booking_item_id <> i.id`);
    // One invoice bills both items now.
    await database().execute(sql`UPDATE invoice v SET status = 'voided' FROM booking_item i
      WHERE i.id = v.booking_item_id AND i.booking_id = ${shared} AND i.class_id = ${second}`);
    const invoices = (await impactOf(server(), first, 'cancel')).filter(({ entity }) => entity === 'invoice');
    expect(invoices.map(({ consequence }) => consequence).sort()).toEqual([
      'stays: it is for other items too',
      'stays: £1.00 was paid on it, to be refunded or credited',
    ]);
    await move('cancel', first);
    expect((await stored(paid))?.invoices).toEqual(['paid_partial', 'paid_partial']);
    expect((await stored(shared))?.invoices).toEqual(['draft', 'voided']);
  });

  test('a delivered booking is complete when all of it is paid, and not before', async () => {
    const [trainingClass = ''] = await classes(1);
    const [paid, owing, byHand] = [
      await booking([trainingClass]),
      await booking([trainingClass]),
      await booking([trainingClass]),
    ];
    for (const id of [paid, byHand]) await pay(id);
    await pay(owing, 118_700);
    await letEnd(trainingClass);
    await book('deliver', byHand);
    await move('deliver', trainingClass);
    expect(await stored(paid)).toMatchObject({ status: 'complete', items: ['complete'], invoices: ['paid'] });
    expect(await stored(owing)).toMatchObject({ status: 'delivered', items: ['delivered'] });
    expect(await stored(byHand)).toMatchObject({ status: 'complete', items: ['complete'] });
  });

  test('the item of a private class follows the moves of the class', async () => {
    const { rows } = await database().execute<{ id: string; booking: string; item: string }>(
      sql`SELECT c.id, i.booking_id AS booking, i.id AS item FROM training_class c JOIN booking_item i ON i.class_id = c.id
        JOIN booking b ON b.id = i.booking_id WHERE i.type = 'private' AND i.status <> 'canceled'
          AND c.status IN ('provisional', 'confirmed') AND c.starts_at > '2026-11-18Z' LIMIT 1`,
    );
    const { id, booking: held, item } = rows[0] ?? expect.unreachable('There is no private class to come.');
    expect(await meaning(id, 'cancel', held)).toMatch(/^loses this class/);
    await move('cancel', id);
    const left = await database().execute(
      sql`SELECT i.status, count(r.id)::int AS seats FROM booking_item i LEFT JOIN training_seat_reservation r
        ON r.booking_item_id = i.id AND r.released_at IS NULL WHERE i.id = ${item} GROUP BY i.id`,
    );
    expect(left.rows).toEqual([{ status: 'canceled', seats: 0 }]);
  });

  test('after all these moves the database breaks no invariant', async () => {
    // These tests insert payments without activities, so this invariant is left out.
    expect(
      (await brokenInvariants(database())).filter((line) => !line.startsWith('a payment or its activity is missing')),
    ).toEqual([]);
  });
});
