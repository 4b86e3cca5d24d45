import { markOf, notices, openRegister } from '../src/attendance.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { focused } from '../src/keyboard.ts';
import { dialog } from '../src/screens.ts';

test('once attendance is recorded, the menu of a class tells keyboard and screen-reader users why it cannot be postponed or canceled', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { first } = await openRegister({ page, signIn, server, token });
  const menu = page.getByRole('button', { name: 'More actions' });
  const postpone = page.getByRole('menuitem', { name: /^Postpone/ });
  await menu.click();
  await expect(postpone).toBeEnabled();
  await page.keyboard.press('Escape');

  await markOf(page, first, 1).getByRole('button', { name: 'Full' }).click();
  await expect(notices(page)).toContainText('Saved successfully.');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(postpone).toBeDisabled();
  await page.keyboard.press('p');
  await expect(postpone).toBeFocused();
  await expect(postpone).toHaveAccessibleDescription(
    'Attendance is recorded for this class, so it can no longer be postponed.',
  );
  expect(await focused(page)).toMatchObject({ marked: true, inSight: true });
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const cancel = page.getByRole('menuitem', { name: 'Cancel class' });
  await expect(cancel).toBeDisabled();
  await expect(cancel).toHaveAccessibleDescription(/no longer be canceled/);
});
