import {
  ChangeRecorder,
  describeWithDatabase,
  disagreements,
  type PreviewLine,
  previewQuery,
} from '@console/api-kit/testing';
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
  const { ask, database, implement, privateBooking, server, soldTwice, toClass, trainerFor } = changeDesk(
    saleDesk(databases),
  );

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
});
