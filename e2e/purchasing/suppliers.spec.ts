import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { box, dialog, expectScreen, notice, screenTitle } from '../src/screens.ts';

test('PUR-01 a supplier is created by keyboard, and another administrator approves the bank details', async ({
  page,
  signIn,
  newVisitor,
}) => {
  await signIn('admin', '/supplier');
  await expectScreen(page, 'Suppliers');
  await page.getByRole('link', { name: 'New supplier' }).focus();
  await page.keyboard.press('Enter');
  await expectScreen(page, 'New supplier');
  await box(page, /^Name/).focus();
  await page.keyboard.type('Aire Print Ltd');
  await box(page, /^Bank sort code/).focus();
  await page.keyboard.type('719356');
  await page.keyboard.press('Tab');
  await page.keyboard.type('61938274');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+s');
  await expect(notice(page, 'Supplier successfully saved')).toBeVisible();
  await expect(screenTitle(page, 'Aire Print Ltd')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('New bank details wait for approval. Until then this supplier has none.');
  await expect(main).toContainText('•••••274');
  await expect(main.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeFindings(page);

  const other = await newVisitor();
  await signIn('administrator', '/supplier?bankChangeWaits=1', other);
  await other.getByRole('link', { name: 'Aire Print Ltd' }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await dialog(other).getByRole('button', { name: 'Show new bank details' }).click();
  await expect(dialog(other)).toContainText('71-93-56');
  await expect(dialog(other)).toContainText('61938274');
  await dialog(other)
    .getByRole('textbox', { name: /^How they were verified/ })
    .fill('A call to 0113 496 0118');
  await expectNoAxeFindings(other);
  await dialog(other).getByRole('button', { name: 'Approve' }).click();
  await expect(notice(other, 'The new bank details are approved.')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('61938274');

  // The page of the proposer follows. Shown bank details are hidden when the page is left.
  await expect(main).not.toContainText('New bank details wait for approval');
  await main.getByRole('button', { name: 'Show bank details' }).focus();
  await page.keyboard.press('Enter');
  await expect(main).toContainText('61938274');
  await expect(main).toContainText('Last shown to Grace Okafor');
  await page.getByRole('link', { name: 'Suppliers' }).first().click();
  await expectScreen(page, 'Suppliers');
  await page.goBack();
  await expect(main).toContainText('•••••274');
  await expect(main).not.toContainText('61938274');
});
