import { mouse } from '../src/Actor.ts';
import { test } from '../src/day/test.ts';
import { disruptions, workDay } from '../src/day/workDay.ts';

test('a manager’s day from the week’s classes to an acknowledged order, by mouse, although the server is killed, classes are released and billing fails', async ({
  beginDay,
}) => {
  await workDay(
    await beginDay(mouse, { withAxe: true, title: 'A day by mouse', newcomer: 'Wren Aldous' }),
    disruptions,
  );
});
