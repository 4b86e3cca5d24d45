import { keyboard } from '../src/Actor.ts';
import { test } from '../src/operations/test.ts';
import { operationsDay } from '../src/operations/wholeDay.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

test('ADM-05 ADM-06 ADM-08 ADM-09 an operations day, from a new template to a mail that both of its recipients have, by keyboard alone, in the dark theme', async ({
  beginOperationsDay,
}) => {
  await operationsDay(await beginOperationsDay(keyboard, { withAxe: false, company: 'Ilkley Weavers' }));
});
