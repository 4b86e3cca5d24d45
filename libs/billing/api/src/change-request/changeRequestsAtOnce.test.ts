import { describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';

describeOnEachDatabase('a change request and something else at once', (each) => {
  const { ask, booking, classes, database, everything, implement, invoicesOf, itemsOf, ...desk } = changeDesk(each);

  /** A confirmed booking of two seats on a class. */
  async function sold(on?: string) {
    const [from = on ?? ''] = on === undefined ? await classes(1) : [on];
    const id = await booking([from]);
    const [item] = await itemsOf(id);
    return { id, item: item?.id ?? '', from };
  }

  const noSeats = 'There are no seats left on this class.';

  test('two requests for the last seats of a class: one gets them, the other says why and keeps its own', async () => {
    const [to = ''] = await classes(1);
    await booking([to, to]);
    const both = [await sold(), await sold()];
    const asked = await Promise.all(both.map(({ item }) => ask(item, { newTrainingClass: `training_classes/${to}` })));
    const done = await Promise.all(asked.map(implement));
    expect(
      done.map(({ status, error }) => ({ status, error })).toSorted((a, b) => a.status.localeCompare(b.status)),
    ).toEqual([
      { status: 'errored', error: noSeats },
      { status: 'implemented', error: null },
    ]);
    for (const [index, { id, from }] of both.entries()) {
      const where = done[index]?.status === 'implemented' ? to : from;
      expect(await itemsOf(id)).toMatchObject([{ class: where, seats: 2 }]);
      expect(await invoicesOf(id)).toMatchObject([{ status: 'draft', net: 2 * 49_500 }]);
    }
  });

  test('an issued invoice and another number of seats: the invoice bills what the booking has', async () => {
    const { id, item } = await sold();
    const asked = await ask(item, { newMaxAttendees: 3 });
    const issue = sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${id}`;
    const [answer] = await Promise.all([implement(asked), database().execute(issue)]);
    const quantity = answer.status === 'implemented' ? 3 : 2;
    expect(['implemented', 'errored']).toContain(answer.status);
    expect(await itemsOf(id)).toMatchObject([{ quantity, seats: quantity }]);
    expect(await invoicesOf(id)).toMatchObject([{ status: 'confirmed', net: quantity * 49_500 }]);
  });

  test.each(['from', 'to'] as const)('a canceled class (%s) and a move there: nobody sits on it', async (which) => {
    const { id, item, from } = await sold();
    const [to = ''] = await classes(1);
    const asked = await ask(item, { newTrainingClass: `training_classes/${to}` });
    const [answer] = await Promise.all([implement(asked), desk.move('cancel', which === 'from' ? from : to)]);
    const [now] = await itemsOf(id);
    const moved = answer.status === 'implemented';
    expect(now?.class).toBe(moved ? to : from);
    const isCanceled = (which === 'to') === moved;
    expect(now).toMatchObject({ status: isCanceled ? 'canceled' : 'confirmed', seats: isCanceled ? 0 : 2 });
    expect(await invoicesOf(id)).toMatchObject([{ status: isCanceled ? 'voided' : 'draft' }]);
  });

  test('when another domain fails, nothing is written, and the request can be implemented again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id, item } = await sold();
    const [to = ''] = await classes(1);
    await database().execute(sql`UPDATE training_class SET title = 'Leadership' WHERE id = ${to}`);
    const asked = await ask(item, { newTrainingClass: `training_classes/${to}` });
    await database().execute(
      sql`ALTER TABLE invoice_line ADD CONSTRAINT no_leadership CHECK (description <> 'Leadership')`,
    );
    const before = await everything();
    const { errors } = await desk.send('implementChangeRequest', { id: asked.id });
    expect(errors).toHaveLength(1);
    expect(await everything()).toBe(before);
    await database().execute(sql`ALTER TABLE invoice_line DROP CONSTRAINT no_leadership`);
    expect(await implement(asked)).toMatchObject({ status: 'implemented', error: null });
    expect(await invoicesOf(id)).toMatchObject([{ lines: ['2 × Leadership'] }]);
  });
});
