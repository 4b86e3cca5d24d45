import {
  ChangeRecorder,
  describeWithDatabase,
  disagreements,
  type PreviewLine,
  previewQuery,
} from '@console/api-kit/testing';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

/** An item, what is asked for it, and the class that is changed itself when it is private. */
interface Asked {
  readonly item: string;
  readonly fields: object;
  readonly own?: string;
}

describeWithDatabase('the preview of a change request', (databases) => {
  const { ask, database, impactOf, implement, move, privateBooking, server, soldTwice, toClass, trainerFor } =
    changeDesk(saleDesk(databases));

  const ofPublic = async (fields: (sold: Awaited<ReturnType<typeof soldTwice>>) => object): Promise<Asked> => {
    const sold = await soldTwice();
    return { item: sold.item, fields: fields(sold) };
  };
  const ofPrivate = async (fields: (id: string) => object | Promise<object>): Promise<Asked> => {
    const id = await privateBooking();
    return { item: id, fields: await fields(id), own: `training_classes/${id}` };
  };

  test.each<[string, () => Promise<Asked>]>([
    ['another class', () => ofPublic(({ to }) => toClass(to))],
    [
      'a delegate’s transfer',
      () => ofPublic(({ to, delegates }) => ({ ...toClass(to), delegate: `attendees/${delegates[1]}` })),
    ],
    ['another number of seats', () => ofPublic(() => ({ newMaxAttendees: 3 }))],
    ['another number of places', () => ofPrivate(() => ({ newMaxAttendees: 9 }))],
    ['another trainer', () => ofPrivate(async (id) => ({ newTrainer: `trainers/${await trainerFor(id)}` }))],
    ['other dates', () => ofPrivate(() => ({ newStartsAt: '2098-05-07' }))],
    [
      'another class than a postponed one',
      async () => {
        const { item, from, to } = await soldTwice();
        await move('postpone', from);
        return { item, fields: toClass(to) };
      },
    ],
    [
      'other dates of a postponed class',
      () =>
        ofPrivate(async (id) => {
          await move('postpone', id);
          return { newStartsAt: '2098-05-07' };
        }),
    ],
  ])('%s: what it says is what the write does', async (_kind, prepare) => {
    const { item, fields, own = '' } = await prepare();
    const { id } = await ask(item, fields);
    const token = await server().token('manager@example.com');
    const { data } = await server().ask(token, previewQuery('ChangeRequest', 'impact'), { id });
    const { preview } = (data as { node: { preview: PreviewLine[] } }).node;
    const recorder = await ChangeRecorder.start(database());
    const changes = await recorder.during(async () =>
      expect(await implement({ id })).toMatchObject({ status: 'implemented', error: null }),
    );
    await recorder.close();
    expect(preview).not.toEqual([]);
    expect(disagreements(preview, changes, own)).toEqual([]);
  });

  const isOver = (item: string) =>
    sql`UPDATE change_request SET new_starts_at = '2020-05-05 09:00Z' WHERE booking_item_id = ${item}`;

  test.each<[string, boolean, (item: string) => SQL, string]>([
    ['a day that is over meanwhile', false, isOver, 'Date must not be in the past'],
    ['a postponed class on a day that is over meanwhile', true, isOver, 'Date must not be in the past'],
    [
      'a day that is attended',
      false,
      (item) => sql`UPDATE training_seat SET attendance = 'full' WHERE class_id = ${item} AND seat_number = 1`,
      'Attendance is recorded on',
    ],
  ])('other dates for %s: it says only why, as the write does', async (_what, postponed, meanwhile, reason) => {
    const item = await privateBooking();
    if (postponed) await move('postpone', item);
    const asked = await ask(item, { newStartsAt: '2098-05-07' });
    await database().execute(meanwhile(item));
    const preview = await impactOf(asked);
    const { error } = await implement(asked);
    expect(error).toContain(reason);
    expect(new Set(preview.map(({ entity }) => entity))).toEqual(new Set(['refusal']));
    // The write says the same reason for each day.
    expect(preview.map(({ consequence }) => consequence)).toEqual([...new Set(error?.split('\n'))]);
  });
});
