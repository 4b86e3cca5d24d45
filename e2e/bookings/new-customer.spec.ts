import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

test('BKG-10 a customer is created from the list by keyboard, and a wrong billing address is corrected in place', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/customer');
  await expectScreen(page, 'Customers');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New customer' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^Company name/ })).toBeFocused();
  await page.keyboard.type('Hallam Engineering plc');
  await expect(dialog.getByText('There is a customer with this name already:')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Company name/ }).fill('Aireside Foods');
  await dialog.getByRole('button', { name: 'Add a billing address' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^Address line 1/ })).toBeFocused();
  await page.keyboard.type('4 Sovereign Street');
  await dialog.getByRole('textbox', { name: /^City/ }).fill('Ledes');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+s');
  await expectScreen(page, 'Aireside Foods');
  const address = page.getByRole('region', { name: 'Billing address' });
  await expect(address).toContainText('Ledes');

  await address.getByRole('button', { name: 'Edit billing address' }).press('Enter');
  await address.getByRole('textbox', { name: /^City/ }).fill('Leeds');
  await page.keyboard.press('Enter');
  await expect(address.getByRole('form')).toHaveCount(0);
  await expect(address).toContainText('Leeds');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Leeds');
  await expectNoAxeFindings(page);
});
