import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { soon } from '../src/live.ts';
import { bookingPath, prepareSale, sell } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

test('CLS-10 the delegates of a booking are added, pasted and unassigned without leaving the booking', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Booked with delegates', 3);
  await sell(server.url, manager, draft.id, wanted.id, 3);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Booked with delegates');
  const delegates = (assigned: number) =>
    page.getByRole('main').getByRole('button', { name: `Delegates (${assigned} of 3)` });
  const seats = page.getByRole('table', { name: `Seats on ${wanted.reference}` });
  const dialog = page.getByRole('dialog');
  await delegates(0).focus();
  await page.keyboard.press('Enter');
  await expect(seats.getByText('No delegate yet')).toHaveCount(3);

  await test.step('one person is added', async () => {
    await seats
      .getByRole('button', { name: /^Add attendee to seat/ })
      .first()
      .click();
    await dialog.getByRole('combobox').fill('grace.hopper@navy.example');
    await dialog.getByRole('option', { name: /^Create this contact/ }).click();
    await dialog.getByRole('textbox', { name: /^Given name/ }).fill('Grace');
    await dialog.getByRole('textbox', { name: /^Family name/ }).fill('Hopper');
    await page.keyboard.press('Control+s');
    await expect(dialog).toHaveCount(0);
    await expect(seats).toContainText('Grace Hopper');
    await expect(delegates(1)).toBeVisible();
    await expect(seats.getByRole('button', { name: /^Add attendee to seat/ }).first()).toBeFocused();
  });

  await test.step('the others are pasted', async () => {
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await dialog
      .getByRole('textbox', { name: /^Delegates/ })
      .fill('Ada Lovelace ada@navy.example\nMary Somerville mary@navy.example');
    await expect(dialog).toContainText('2 delegates for 2 empty seats');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Import 2 delegates' }).click();
    await expect(page.getByText('2 delegates imported.')).toBeVisible(soon);
    await expect(seats).toContainText('Mary Somerville');
    await expect(delegates(3)).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await test.step('one is unassigned', async () => {
    await seats
      .getByRole('row')
      .filter({ hasText: 'Ada Lovelace' })
      .getByRole('button', { name: /^Unassign seat/ })
      .click();
    await dialog.getByRole('button', { name: 'Unassign seat' }).click();
    await expect(delegates(2)).toBeVisible();
    await expect(seats.getByText('No delegate yet')).toHaveCount(1);
  });
});
