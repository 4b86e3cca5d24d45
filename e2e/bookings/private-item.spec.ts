import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { box, dialog, expectScreen } from '../src/screens.ts';

test('BKG-06 a private course is added, edited with its class, deleted, and its class is booked again', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('manager'), 'Private journey');
  await signIn('manager', bookingPath(draft));
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('menuitem', { name: 'A private course' }).click();
  await expectScreen(page, 'Add private course');
  await page.getByRole('combobox', { name: /^Course/ }).fill('Leadership Ess');
  await page
    .getByRole('option', { name: /Leadership Essentials/ })
    .first()
    .click();
  await expect(box(page, /^Title/)).toHaveValue('Leadership Essentials');
  await box(page, /^Places/).fill('8');
  await page.getByRole('combobox', { name: /^Delivery format/ }).selectOption({ label: 'On site' });
  await page.getByRole('button', { name: 'Use the booking’s address' }).click();
  // A Monday: the course has two days.
  await page.getByRole('combobox', { name: /^Date/ }).first().fill('17 May 2038');
  await box(page, /^Unit price/).fill('905');
  await expect(box(page, /^Days/)).toHaveValue('2');
  await expect(page.getByText('£2,172.00')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page).toHaveURL(bookingPath(draft));
  const item = page.getByRole('article', { name: 'Leadership Essentials' });
  await expect(item).toContainText('Private · 2 days × £905.00');
  await expect(item).toContainText('18 May 2038, 09:30–16:30');

  await item.getByRole('link', { name: 'Edit Leadership Essentials' }).click();
  await expectScreen(page, 'Edit private course');
  await page.getByRole('group', { name: 'Day 2' }).getByRole('combobox', { name: /^Date/ }).fill('20 May 2038');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This touches 1 booking.')).toBeVisible();
  await box(page, /^Reason/).fill('The customer asked for it.');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(page).toHaveURL(bookingPath(draft));
  await expect(item).toContainText('20 May 2038, 09:30–16:30');

  const held = (await item.getByRole('link', { name: /^TC-/ }).getAttribute('href')) ?? '';
  await item.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('stays: it is the customer’s class without a booking');
  await dialog(page).getByRole('button', { name: 'Delete item' }).click();
  await expect(item).toHaveCount(0);

  await page.goto(`${held}?tab=seats`);
  await expect(page.getByText('No booking holds this class yet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Book this class' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /^Booking/ })
    .fill(draft.reference);
  await page.getByRole('option', { name: new RegExp(draft.reference) }).click();
  await dialog(page).getByRole('button', { name: 'Set the price' }).click();
  await expectScreen(page, 'Add private course');
  await box(page, /^Unit price/).fill('800');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page).toHaveURL(bookingPath(draft));
  await expect(item).toContainText('Private · 2 days × £800.00');
});
