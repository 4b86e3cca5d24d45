import { confirm, expectState, openMenu, prepare, stateOf } from '../src/classMoves.ts';
import { expect, test } from '../src/fixtures.ts';
import { seatsPath } from '../src/heldSeats.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';
import { withoutLive } from '../src/withoutLive.ts';

test('two schedulers move one class: the second is told that it has changed, and then sees its state', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const held = await prepare({ server, token }, 'One class, two schedulers', -5);
  const { sold } = held;
  // This page gets no live updates, so the second scheduler confirms without having seen the first one's move.
  await withoutLive(page);
  const other = await newVisitor();
  for (const [account, where, move] of [
    ['manager', page, 'Cancel class'],
    ['admin', other, 'Postpone'],
  ] as const) {
    await signIn(account, seatsPath(sold), where);
    await expectScreen(where, sold.title);
    await openMenu(where, move);
    await expect(dialog(where)).toContainText(/This touches/);
  }
  await confirm(other, 'Postpone');
  await expect(notice(other, `${sold.reference} is postponed.`)).toBeVisible();

  await confirm(page, 'Cancel class');
  await expect(dialog(page)).toContainText('This training class has been changed since you opened it.');
  await expect(dialog(page)).toContainText('Look at the consequences again before you confirm.');
  await expect(dialog(page).getByRole('textbox', { name: /^Reason/ })).not.toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Keep class' }).click();
  await expectState(page, 'Postponed');
  expect((await stateOf(server.url, held)).trainingClass.status).toBe('postponed');
});
