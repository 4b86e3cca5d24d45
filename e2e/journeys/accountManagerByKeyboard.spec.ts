import { keyboard } from '../src/Actor.ts';
import { accountManagerDay } from '../src/account-manager/accountManagerDay.ts';
import { test } from '../src/account-manager/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

test('BKG-02 BKG-04 BKG-06 BKG-08 BKG-10 BKG-12 BKG-13 an account manager’s day from a new customer to the money of a canceled item, by keyboard alone, in the dark theme', async ({
  beginManagerDay,
}) => {
  await accountManagerDay(
    await beginManagerDay(keyboard, { withAxe: false, title: 'Managed by keyboard', company: 'Penmark Glazing' }),
  );
});
