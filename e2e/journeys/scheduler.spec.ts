import { mouse } from '../src/Actor.ts';
import { schedulerDay } from '../src/scheduler/schedulerDay.ts';
import { test } from '../src/scheduler/test.ts';

test('CLS-08 CLS-10 CLS-11 CLS-13 CLS-15 a scheduler’s day from a new course to a canceled class, by mouse', async ({
  beginDesk,
}) => {
  await schedulerDay(await beginDesk(mouse, { withAxe: true, title: 'Scheduling by mouse' }));
});
