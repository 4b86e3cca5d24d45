import { keyboard } from '../src/Actor.ts';
import { test } from '../src/day/test.ts';
import { workDay } from '../src/day/workDay.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

test('a manager’s day from the week’s classes to an acknowledged order, by keyboard alone, in the dark theme', async ({
  beginDay,
}) => {
  await workDay(await beginDay(keyboard, { withAxe: false, title: 'A day by keyboard', newcomer: 'Hedda Quill' }));
});
