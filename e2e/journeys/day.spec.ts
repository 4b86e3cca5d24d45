import { test } from '../src/day/test.ts';
import { inTrouble, workDay } from '../src/day/workDay.ts';
import { mouse } from '../src/Hand.ts';

test('a manager’s day from the week’s classes to an acknowledged order, by mouse, though the server is killed, the classes are released and the billing is broken', async ({
  beginDay,
}) => {
  test.setTimeout(600_000);
  await workDay(await beginDay(mouse, { looks: true, title: 'A day by mouse', newcomer: 'Wren Aldous' }), inTrouble);
});
