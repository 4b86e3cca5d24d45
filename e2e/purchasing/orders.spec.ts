import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

interface DeliveredClass {
  readonly id: string;
  readonly reference: string;
}

/** The latest delivered class. Its orders are moved by hand. */
async function deliveredClass(url: string, token: string): Promise<DeliveredClass> {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: DeliveredClass }[] } }>(
    url,
    token,
    '{ trainingClasses(first: 1, status: delivered, order: [{ startsAt: DESC }]) { edges { node { id reference } } } }',
  );
  const [found] = nodes(trainingClasses);
  if (!found) throw new Error('The demo data has no delivered class.');
  return found;
}

test('PUR-05 an order is raised for a class by keyboard, confirmed, acknowledged, changed with a reason, billed and completed', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const trainingClass = await deliveredClass(server.url, await token('manager'));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const { keyboard } = page;

  await signIn('manager', pathOf(trainingClass.id, '/training-class'));
  await page.getByRole('link', { name: 'Raise order' }).focus();
  await keyboard.press('Enter');
  await expectScreen(page, 'New purchase order');
  await expect(page.getByRole('combobox', { name: /^Class/ })).toHaveValue(new RegExp(trainingClass.reference));
  await page.getByRole('combobox', { name: /^Supplier/ }).focus();
  await keyboard.type('Albion');
  await expect(page.getByRole('option', { name: /Albion Suites/ })).toBeVisible();
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Description/ }).focus();
  await keyboard.type('Room hire');
  await keyboard.press('Tab');
  await keyboard.type('2');
  await keyboard.press('Tab');
  await keyboard.type('450');
  await expectNoAxeFindings(page);
  await keyboard.press('Control+s');
  await expectScreen(page, /^PO-/);
  await expect(main).toContainText('£1,080.00');

  /** Makes a move by keyboard, once its question is complete. */
  async function move(label: string): Promise<void> {
    await main.getByRole('button', { name: label, exact: true }).focus();
    await keyboard.press('Enter');
    await expect(dialog).toContainText('Nothing else is touched.');
    await keyboard.press('Control+s');
    await expect(dialog).toHaveCount(0);
  }

  await move('Propose');
  await move('Confirm');
  await main.getByRole('button', { name: /^Acknowledge PO-/ }).focus();
  await keyboard.press('Enter');
  await expect(dialog).toContainText('Albion Suites');
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(main).toContainText('Acknowledged');

  await main.getByRole('button', { name: 'Edit items' }).focus();
  await keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /^Unit price/ }).fill('475');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The room is larger.');
  await expectNoAxeFindings(page);
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(main).toContainText('Not yet');
  await move('Mark as delivered');

  await main.getByRole('button', { name: 'Record bill' }).focus();
  await keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /^Bill number/ }).fill('ALB-118');
  await dialog.getByRole('combobox', { name: /^Bill date/ }).fill('12/11/2026');
  await dialog.getByRole('textbox', { name: /^Net/ }).fill('960');
  await keyboard.press('Tab');
  await expect(dialog).toContainText('£10.00 more than ordered');
  await expect(dialog.getByRole('textbox', { name: /^VAT/ })).toHaveValue('192.00');
  await expectNoAxeFindings(page);
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('table', { name: 'Bills' })).toContainText('ALB-118');
  await expect(main.getByText('Billed', { exact: true }).first()).toBeVisible();
  await move('Complete');
  await expect(main.getByText('Complete', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Print as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^PO-\d+\.pdf$/);
  await main.getByRole('button', { name: 'Show history' }).click();
  await expect(main).toContainText('The room is larger.');
  await expect(main).toContainText('Printed');
});
