import { mouse } from '../src/Actor.ts';
import { accountManagerDay } from '../src/account-manager/accountManagerDay.ts';
import { test } from '../src/account-manager/test.ts';

test('BKG-02 BKG-04 BKG-06 BKG-08 BKG-10 BKG-12 BKG-13 an account manager’s day from a new customer to the money of a canceled item, by mouse', async ({
  beginManagerDay,
}) => {
  await accountManagerDay(
    await beginManagerDay(mouse, { withAxe: true, title: 'Managed by mouse', company: 'Tansley Weavers' }),
  );
});
