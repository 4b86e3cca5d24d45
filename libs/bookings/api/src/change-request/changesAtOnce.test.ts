import { describeOnEachDatabase } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { changeDesk } from '../testing/changeDesk.ts';
import { saleDesk } from '../testing/saleDesk.ts';

describeOnEachDatabase('a change request and another write of its records', (each) => {
  const { ask, implement, itemsOf, soldTwice, ...desk } = changeDesk(saleDesk(each));

  test('a request that is canceled while it is implemented is one of both, never half of each', async () => {
    const { id, item } = await soldTwice();
    const asked = await ask(item, { newMaxAttendees: 3 });
    const answers = await Promise.all([
      desk.send('implementChangeRequest', { id: asked.id }),
      desk.send('cancelChangeRequest', { id: asked.id }),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const quantity = answers[0]?.errors === undefined ? 3 : 2;
    expect(await itemsOf(id)).toMatchObject([{ quantity, seats: quantity }]);
  });

  test('a request whose item was delivered or canceled meanwhile touches nothing and says why', async () => {
    const { id, item } = await soldTwice();
    const { id: request } = await ask(item, { newMaxAttendees: 3 });
    await desk.book('cancel', id);
    const answer = await implement({ id: request });
    expect(answer.impact).toEqual([
      {
        entity: 'refusal',
        reference: expect.stringMatching(/^TC-\d+$/),
        consequence: 'This item is canceled and can no longer be changed.',
      },
    ]);
  });
});
