import { keyboard } from '../src/Actor.ts';
import { test } from '../src/administration/test.ts';
import { administrationDay } from '../src/administration/wholeDay.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

test('ADM-01 ADM-02 ADM-04 ADM-10 ADM-11 ADM-12 a day of administration, from a new colleague to one who has left, by keyboard alone, in the dark theme', async ({
  beginAdministrationDay,
}) => {
  await administrationDay(await beginAdministrationDay(keyboard, { withAxe: false, familyName: 'Ilkley', index: 5 }));
});
