import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

interface InvoiceRow {
  [column: string]: unknown;
  id: string;
  status: string;
  owed: number;
  number: number | null;
}

describeWithDatabase('the life of an invoice', (databases) => {
  const { answer, book, booking, cancel, classes, credit, database, itemsOf, server } = moneyDesk(databases);

  const today = () => server().now.toISOString().slice(0, 10);

  /** Sends a mutation whose record is an invoice. Returns 'done', or the message of the refusal. */
  async function send(name: string, input: object): Promise<string> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    const { errors } = await answer(text, { input });
    return errors?.[0]?.message ?? 'done';
  }
  const issue = (id: string, documentDate = today()) => send('issueInvoice', { id: `invoices/${id}`, documentDate });
  const takeOut = (id: string) => send('voidInvoice', { id: `invoices/${id}`, reason: 'Wrong' });

  /** The invoices of a booking, in the order in which they were made. */
  async function invoicesOf(id: string): Promise<InvoiceRow[]> {
    const { rows } = await database().execute<InvoiceRow>(
      sql`SELECT id, status, owed, document_number AS number FROM invoice WHERE booking_id = ${id} ORDER BY id`,
    );
    return rows;
  }

  /** A confirmed booking with items, their drafts, and what its items cost. */
  async function drafted(items = 1) {
    const id = await booking(await classes(items));
    const drafts = (await invoicesOf(id)).map((row) => row.id);
    return { id, items: await itemsOf(id), drafts, draft: drafts[0] ?? '' };
  }

  const close = (day: string | null) =>
    database().execute(sql`UPDATE seller SET locked_before = ${day && `${day}T00:00Z`}::timestamptz`);

  test('BIL-08 invoices that are issued at once have numbers without a gap, also when one of them is refused', async () => {
    const { id, drafts } = await drafted(4);
    await database().execute(sql`UPDATE invoice SET billing_address_id = NULL WHERE id = ${drafts[2]}`);
    await database().execute(sql`DELETE FROM address a WHERE a.id > ${id} AND NOT EXISTS (SELECT FROM invoice v WHERE v.billing_address_id = a.id)
      AND NOT EXISTS (SELECT FROM booking b WHERE b.billing_address_id = a.id)`);
    const said = await Promise.all(drafts.map((one) => issue(one)));
    expect(said.filter((one) => one !== 'done')).toEqual(['Before it is issued this invoice needs a billing address.']);
    const numbers = (await invoicesOf(id)).flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
    expect(numbers).toHaveLength(3);
    expect((numbers[2] ?? 0) - (numbers[0] ?? 0)).toBe(2);
  });

  test('an invoice keeps the particulars of its day, and the due date follows from the terms of the customer', async () => {
    const { draft, id } = await drafted();
    expect(await issue(draft)).toBe('done');
    const { rows } = await database().execute<Record<string, unknown>>(sql`
      SELECT v.particulars -> 'seller' ->> 'legalName' AS seller, v.particulars -> 'customer' ->> 'name' = c.name AS named,
        v.due_date - v.document_date = c.payment_term_days * interval '1 day' AS by_terms, v.supplied_on = v.document_date AS supplied
      FROM invoice v JOIN customer c ON c.id = v.customer_id WHERE v.booking_id = ${id}`);
    expect(rows).toEqual([{ seller: expect.stringMatching(/./), named: true, by_terms: true, supplied: true }]);
  });

  test('nothing is issued, voided or readdressed in a closed month, but PO number and notes change', async () => {
    const { id, draft } = await drafted();
    const [other = ''] = (await drafted()).drafts;
    expect(await issue(draft, '2026-10-30')).toBe('done');
    await close('2026-11-01');
    const closed = 'Nothing dated before 1 Nov 2026 can be issued, credited, voided or paid.';
    expect(await issue(other, '2026-10-31')).toBe(closed);
    expect(await takeOut(draft)).toBe(closed);
    const billingAddress = { address1: '1 High Street', city: 'Leeds', country: 'GB' };
    const change = (more: object) => send('updateInvoice', { id: `invoices/${draft}`, ...more });
    expect(await change({ billingAddress })).toBe(
      'The billing address of an invoice dated before 1 Nov 2026 stays, because that month is closed.',
    );
    expect(await change({ poNumber: 'CVH-7', notes: 'Thank you.' })).toBe('done');
    // A cancellation does not void it either. A draft of that day is in no book, so it may become void.
    await book('cancel', id);
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['confirmed']);
    await database().execute(sql`UPDATE invoice SET document_date = '2026-10-01T00:00Z' WHERE id = ${other}`);
    expect(await takeOut(other)).toBe('done');
    await close(null);
  });

  test('an unpaid invoice that only its own credit note settled becomes void with it', async () => {
    const { id, draft, items } = await drafted();
    const [item = ''] = items;
    await issue(draft);
    const note = await credit(draft, item, 40_000);
    const before = await invoicesOf(id);
    if (!before.some(({ status }) => status === 'paid_partial')) {
      await database().execute(sql`INSERT INTO payment (id, invoice_id, kind, credit_note_id, received_at, amount)
        SELECT n.id, ${draft}, 'credit', n.id, now(), n.gross FROM invoice n WHERE n.id = ${note}`);
      await database().execute(
        sql`INSERT INTO invoice_activity (id, invoice_id, action) VALUES (${draft}, ${draft}, 'credited')`,
      );
    }
    await cancel(item);
    expect((await invoicesOf(id)).map(({ status, owed }) => [status, owed])).toEqual([
      ['voided', 0],
      ['voided', 0],
    ]);
  });

  test('a draft follows its booking until somebody edits it, and follows it again when asked', async () => {
    const { id, draft, items } = await drafted();
    const [item = ''] = items;
    const read = async () => {
      const { data } = await answer(
        `query ($id: ID!) { invoice(id: $id) { poNumber notes followsBooking netPrice { amount } billingAddress { city }
          bookingDifferences { part invoice booking } } }`,
        { id: `invoices/${draft}` },
      );
      return data?.invoice as Record<string, unknown>;
    };
    const address = { address1: '1 High Street', city: 'York', country: 'GB' };
    const change = { poNumber: 'CVH-1', invoiceNotes: 'Quote CVH-1.', billingAddress: address };
    expect(await send('updateBooking', { id: `bookings/${id}`, ...change })).toBe('done');
    const price = { quantity: 2, unitPrice: 10_000, taxable: true };
    expect(await send('updateBookingItem', { id: `booking_items/${item}`, ...price })).toBe('done');
    expect(await read()).toMatchObject({
      ...{ poNumber: 'CVH-1', notes: 'Quote CVH-1.', followsBooking: true, billingAddress: { city: 'York' } },
      ...{ netPrice: { amount: 20_000 }, bookingDifferences: [] },
    });

    expect(await send('updateInvoice', { id: `invoices/${draft}`, poNumber: 'OWN-1' })).toBe('done');
    await send('updateBookingItem', { id: `booking_items/${item}`, ...price, unitPrice: 12_000 });
    expect(await read()).toMatchObject({
      ...{ poNumber: 'OWN-1', followsBooking: false, netPrice: { amount: 20_000 } },
      bookingDifferences: [
        { part: 'PO number', invoice: 'OWN-1', booking: 'CVH-1' },
        {
          part: 'Line 1',
          invoice: expect.stringContaining('2 × £100.00, VAT 20%'),
          booking: expect.stringContaining('2 × £120.00, VAT 20%'),
        },
      ],
    });
    expect(await send('followBooking', { id: `invoices/${draft}` })).toBe('done');
    expect(await read()).toMatchObject({
      ...{ poNumber: 'CVH-1', followsBooking: true, netPrice: { amount: 24_000 }, bookingDifferences: [] },
    });
    await issue(draft);
    expect(await send('updateBookingItem', { id: `booking_items/${item}`, ...price, unitPrice: 13_000 })).toMatch(
      /^This item is on INV-\d+ and can no longer be changed\.$/,
    );
  });

  test('issuing at the moment of an edit, of a cancellation or of another press leaves nothing half done', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, draft, items } = await drafted();
      const edit = send('updateBookingItem', {
        ...{ id: `booking_items/${items[0]}`, quantity: 2, unitPrice: 7_000 + round, taxable: true },
      });
      const other = round % 2 === 0 ? edit : edit.then(() => cancel(items[0] ?? '').then(() => 'done'));
      const said = await Promise.all([issue(draft), issue(draft), other]);
      const issued = said.slice(0, 2).filter((one) => one === 'done').length;
      expect(issued, said.join(' | ')).toBeLessThanOrEqual(1);
      const [row] = await invoicesOf(id);
      expect(row?.number === null ? 0 : 1).toBe(issued);
    }
  });

  test('many are issued as a job with a result for each, and one that cannot be issued is left out with its reason', async () => {
    const { id, drafts } = await drafted(3);
    await takeOut(drafts[1] ?? '');
    expect(await send('issueInvoices', { ids: drafts.map((one) => `invoices/${one}`), documentDate: today() })).toBe(
      'done',
    );
    expect(await runJobs(database())).toEqual([]);
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['confirmed', 'voided', 'confirmed']);
    const { rows } = await database().execute<{ refusal: string | null }>(
      sql`SELECT refusal FROM job_outcome WHERE record LIKE ANY (${sql.param(drafts.map((one) => `invoices/${one}`))}::text[]) ORDER BY refusal`,
    );
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      'This invoice is void. Only one that is draft can become confirmed.',
      null,
      null,
    ]);
  });

  test('what an invoice voided by hand was for is drafted again once, also by two at once, also for a transferred item', async () => {
    const { id, draft, items } = await drafted();
    const again = (one = draft) => send('draftInvoiceAgain', { invoice: `invoices/${one}` });
    expect(await again()).toBe('Only a void invoice is drafted again.');
    await issue(draft);
    const { id: elsewhere, draft: draftElsewhere, items: moved } = await drafted();
    await database().execute(sql`INSERT INTO transferred_item (id, invoice_id, booking_item_id, from_item_id)
      VALUES (${draft}, ${draft}, ${moved[0]}, ${items[0]})`);
    for (const one of [draft, draftElsewhere]) expect(await takeOut(one)).toBe('done');
    const said = await Promise.all([again(), again(), again(draftElsewhere)]);
    expect(said.filter((one) => one === 'done').length, said.join(' | ')).toBeGreaterThanOrEqual(1);
    for (const booked of [id, elsewhere]) {
      expect((await invoicesOf(booked)).map(({ status }) => status)).toEqual(['voided', 'draft']);
    }
    expect(await again()).toMatch(/^INV-\d+ bills already what this invoice was for\.$/);
    const drafts = (await invoicesOf(id)).map((row) => row.id);
    await takeOut(drafts[1] ?? '');
    await book('hold', id);
    expect(await again()).toMatch(/is on hold/);
    await book('resume', id);
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['voided', 'voided', 'draft']);
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
