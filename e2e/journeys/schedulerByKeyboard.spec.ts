import { keyboard } from '../src/Actor.ts';
import { schedulerDay } from '../src/scheduler/schedulerDay.ts';
import { test } from '../src/scheduler/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

test('CLS-08 CLS-10 CLS-11 CLS-13 CLS-15 a scheduler’s day from a new course to a canceled class, by keyboard alone, in the dark theme', async ({
  beginDesk,
}) => {
  await schedulerDay(await beginDesk(keyboard, { withAxe: false, title: 'Scheduling by keyboard' }));
});
