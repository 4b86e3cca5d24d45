import { mouse } from '../src/Actor.ts';
import { test } from '../src/day/twoProcesses.ts';
import { workDay } from '../src/day/workDay.ts';

test.skip(({ shared }) => shared === null, 'There is no PostgreSQL on this machine.');

test('a manager’s day on PostgreSQL, watched by a colleague through another process of the console', async ({
  beginDay,
}) => {
  await workDay(await beginDay(mouse, { withAxe: false, title: 'A day on two processes', newcomer: 'Isolde Farrow' }));
});
