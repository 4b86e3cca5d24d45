import { expectNoAxeFindings } from '../src/axe.ts';
import { rowOf, twoSeats } from '../src/delegates.ts';
import { expect, test } from '../src/fixtures.ts';
import { delegatesOf, holdSeats, seatsPath } from '../src/heldSeats.ts';
import { soon } from '../src/live.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';

test('CLS-10 a pasted list is previewed, corrected and imported; a delegate moves to the third seat; the addresses are copied', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const seats = await holdSeats({ server, token }, 'A pasted list', 9, 3);
  const { manager, sold, draft } = seats;
  const { first, second } = twoSeats(seats);
  const third = seats.seats[2] ?? 0;
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);

  await page.getByRole('button', { name: 'Import delegates' }).click();
  const item = dialog(page).getByRole('combobox', { name: /^Booking/ });
  const option = item.locator('option', { hasText: draft.reference });
  await item.selectOption((await option.getAttribute('value')) ?? '');
  const list = dialog(page).getByRole('textbox', { name: /^Delegates/ });
  await list.fill('Nadia; Imported; nadia@import.example\n, Nobody, nobody@import.example\nOtto Imported otto@import');
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const lines = dialog(page).getByRole('table', { name: 'Lines of the list' });
  const held = dialog(page).getByRole('form', { name: 'Line 3' });
  await expect(held).toContainText('Line 3: Otto Imported otto@import');
  await expect(held).toContainText('Email must be valid.');
  await expect(lines.getByRole('row', { name: /Nobody/ })).toContainText('This line has no given name.');
  await expect(dialog(page).getByRole('button', { name: 'Import 1 delegate' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoAxeFindings(page);
  await held.getByRole('textbox', { name: /^Email/ }).fill('otto@import.example');
  await held.getByRole('button', { name: 'Save line 3' }).click();
  await expect(lines.getByRole('row', { name: /Otto/ })).toContainText('New contact');
  await dialog(page).getByRole('button', { name: 'Import 2 delegates' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('2 delegates imported.')).toBeVisible(soon);
  await expect(rowOf(page, first)).toContainText('Nadia', soon);
  await expect(rowOf(page, second)).toContainText('Otto', soon);
  expect(await delegatesOf(server.url, manager, seats)).toEqual(['Nadia Imported', 'Otto Imported', null]);

  await page.getByRole('button', { name: `Move seat ${first}`, exact: true }).press('Enter');
  await dialog(page)
    .getByRole('combobox', { name: /^Seat/ })
    .selectOption({ label: `Seat ${third}: empty` });
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+s');
  await expect(notice(page, `Nadia Imported has seat ${third}.`)).toBeVisible();
  await expect(rowOf(page, third)).toContainText('Nadia');
  await expect(rowOf(page, first)).toContainText('No delegate yet');

  await page.getByRole('button', { name: 'Copy delegate addresses' }).click();
  await expect(notice(page, /addresses copied/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('; ')).toEqual(expect.arrayContaining(['nadia@import.example', 'otto@import.example']));
});
