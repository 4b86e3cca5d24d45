import type { Page } from 'playwright';
import {
  expectMark,
  markOf,
  marks,
  matrix,
  nameOf,
  notices,
  openRegister,
  record,
  recorded,
  replaceDelegate,
} from '../src/attendance.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

test('two people who mark one class at the same time lose nothing, and on the same seat the second gets a notice', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  const { manager, path, title, days, id, first: seat } = await openRegister({ page, signIn, server, token });
  const colleague = await newVisitor();
  await signIn('admin', path, colleague);
  await expectScreen(colleague, title);
  await expect(matrix(colleague)).toBeVisible();
  const mark = async (tab: Page, day: number) => {
    const [first] = days[day - 1] ?? [];
    if (first) await markOf(tab, first, day).focus();
    for (let delegate = 0; delegate < 12; delegate += 1) await tab.keyboard.press('f');
  };
  await Promise.all([mark(page, 1), mark(colleague, 2)]);
  for (const day of [1, 2]) {
    await expect
      .poll(async () => (await recorded(server.url, manager, id, day)).slice(0, 12))
      .toEqual(marks(12, 'full'));
  }

  // The server refuses the second mark, because its screen was outdated.
  allowErrors(/409|Somebody|Someone|changed/);
  await page.route('**/graphql', async (route) => {
    const asks = route.request().postData() ?? '';
    if (asks.includes('useMarkSeatMutation'))
      await record(server.url, await token('admin'), { id: seat.id, attendance: 'none' });
    await route.continue();
  });
  await markOf(page, seat, 1).getByRole('button', { name: 'Partial' }).click();
  await expect(notices(page)).toContainText(
    `${nameOf(seat)}, day 1 was set to None by Grace Okafor meanwhile. Your mark was not saved.`,
  );
  await expectMark(page, seat, 1, 'none');
  expect((await recorded(server.url, manager, id, 1))[0]).toBe('none');
});

test('a mark is saved although a colleague has written notes on the seat', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  const { manager, id, first: seat } = await openRegister({ page, signIn, server, token });
  allowErrors(/409|Somebody|Someone|changed/);
  let noted = false;
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('useMarkSeatMutation') && !noted) {
      noted = true;
      await record(server.url, await token('admin'), { id: seat.id, attendanceComments: 'Called in.' });
    }
    await route.continue();
  });
  await markOf(page, seat, 1).getByRole('button', { name: 'Full' }).click();
  await expect(markOf(page, seat, 1)).toHaveAccessibleName(`${nameOf(seat)}, day 1: full, has notes`);
  await expect.poll(async () => (await recorded(server.url, manager, id, 1))[0]).toBe('full');
});

test('a day that is marked offline counts for the delegates of that moment, not for delegates who get their seats later', async ({
  page,
  context,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/net::ERR_|There is no connection|REQUEST_|Failed to fetch|graphql|registry|releases/);
  const { manager, id, first, seats } = await openRegister({ page, signIn, server, token });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Day 1: all full' }).click();
  await expect(markOf(page, first, 1)).toHaveAccessibleName(`${nameOf(first)}, day 1: full, not saved yet`);
  const next = await replaceDelegate(server.url, await token('admin'), first);
  await context.setOffline(false);
  await expect(notices(page)).toContainText(`Day 1: ${seats.length - 1} delegates full`);
  await expect(notices(page)).toContainText(
    `Day 1: 1 delegate was not set to Full.${nameOf(first)} was taken off meanwhile.`,
  );
  await expect(matrix(page).getByRole('gridcell', { name: `${next}, day 1: none`, exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await recorded(server.url, manager, id, 1)).toEqual(['none', ...marks(seats.length - 1, 'full')]);
});

test('no mark is lost when the connection breaks, nor when the server is killed before it answers', async ({
  page,
  context,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/net::ERR_|There is no connection|REQUEST_|Failed to fetch|graphql|registry|releases/);
  const { manager, id, first, seats: delegates } = await openRegister({ page, signIn, server, token });
  const fifth = delegates[4];
  if (!fifth) throw new Error('The class has too few delegates.');
  await markOf(page, first, 1).focus();
  for (let delegate = 0; delegate < 3; delegate += 1) await page.keyboard.press('f');
  await context.setOffline(true);
  for (let delegate = 0; delegate < 3; delegate += 1) await page.keyboard.press('f');
  await expect(markOf(page, fifth, 1)).toHaveAccessibleName(`${nameOf(fifth)}, day 1: full, not saved yet`);
  await expect(page.getByRole('status').filter({ hasText: 'not saved yet' })).toContainText(
    'no answer from the server',
  );
  await expectNoAxeFindings(page);
  await context.setOffline(false);
  await expectMark(page, fifth, 1, 'full');
  await expect.poll(async () => (await recorded(server.url, manager, id, 1)).slice(0, 6)).toEqual(marks(6, 'full'));

  // The server is killed while the marks are being sent.
  await markOf(page, first, 2).focus();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await server.kill();
  await page.keyboard.press('p');
  await expect(page.getByRole('status').filter({ hasText: 'not saved yet' })).toBeVisible();
  await server.start();
  await expect(page.getByText('Saved as you go · times in UTC')).toBeVisible({ timeout: 60_000 });
  expect((await recorded(server.url, manager, id, 2)).slice(0, 4)).toEqual([...marks(3, 'partial'), 'none']);
  await expectMark(page, first, 2, 'partial');
});
