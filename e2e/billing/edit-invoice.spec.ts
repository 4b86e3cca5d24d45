import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { invoices } from '../src/invoices.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

test('BIL-02 the parts of a draft invoice are edited in place by keyboard, and the activity log records the changes', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [invoice] = await invoices(server.url, await token('manager'), 'status: draft');
  if (!invoice) throw new Error('The demo data has no draft invoice.');
  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  const pencil = (part: string) => page.getByRole('button', { name: `Edit ${part}` });
  const log = page.getByRole('region', { name: /Activity log/ });

  await pencil('PO number').focus();
  await page.keyboard.press('Enter');
  const number = page.getByRole('textbox', { name: 'PO number' });
  await expect(number).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('CVH-90001');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully.')).toBeVisible();
  await expect(pencil('PO number')).toBeFocused();
  await expect(log).toContainText('PO number changed');

  await pencil('billing address').press('Enter');
  const address = page.getByRole('form', { name: 'billing address' });
  const city = address.getByRole('textbox', { name: /^City/ });
  await city.fill('');
  await page.keyboard.press('Enter');
  await expect(address.getByText('City is required')).toBeVisible();
  await expect(city).toBeFocused();
  await expectNoAxeFindings(page);
  await city.fill('Halifax');
  await page.keyboard.press('Enter');
  await expect(pencil('billing address')).toBeFocused();

  await pencil('due date').press('Enter');
  await expect(page.getByRole('main').locator('input:focus')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3/3/2031');
  await page.keyboard.press('Enter');
  await expect(pencil('due date')).toBeFocused();

  await page.reload();
  await expectScreen(page, new RegExp(invoice.reference));
  const main = page.getByRole('main');
  for (const words of ['CVH-90001', 'Halifax', '3 Mar 2031']) await expect(main).toContainText(words);
  await expect(log).toContainText('Billing address changed');
});

test('BIL-02 no part of a voided invoice can be edited, and no date of a paid one', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [voided] = await invoices(server.url, manager, 'status: voided');
  const [paid] = await invoices(server.url, manager, 'status: paid, type: invoice');
  const pencils = page.getByRole('button', { name: /^Edit / });
  await signIn('manager', pathOf(voided?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(voided?.reference ?? ''));
  await expect(pencils).toHaveCount(0);
  await page.goto(pathOf(paid?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(paid?.reference ?? ''));
  await expect(pencils).toHaveCount(3);
});
