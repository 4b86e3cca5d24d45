import { settled } from '@console/harness/settled';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { invoices } from '../src/invoices.ts';
import { pathOf } from '../src/pathOf.ts';
import { purchaseOrders } from '../src/purchaseOrders.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, go } from '../src/screens.ts';

test('on a phone the header of a record scrolls away, and going back restores the position', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const customer = await busiestCustomer(server.url, await token('manager'));
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  const contact = page.getByRole('region', { name: 'Contacts' }).getByRole('link').first();
  await contact.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  // Uses the keyboard, because Playwright may scroll before a click.
  await contact.focus();
  const stands = async () => Math.round((await contact.boundingBox())?.y ?? 0);
  // Parts of the screen arrive after its title and move what is below them.
  await settled(page);
  const place = await stands();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer-contact\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expectScreen(page, customer.name);
  await expect.poll(stands).toBe(place);
  // The position must also be right on a slow network, where loading panels change their height.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload();
  await expectScreen(page, customer.name);
  await settled(page);
  await expect.poll(stands).toBe(place);
});

test('at 200 % zoom a focused field is visible with its label, its message and its buttons', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const draft = await newDraft(server.url, await token('manager'), 'Seen from near');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Seen from near');
  const pencils = page.getByRole('main').getByRole('button', { name: /^Edit (PO number|Deal record id)/ });
  for (const pencil of await pencils.all()) {
    // Scrolls the button to the lowest position at which it can still be clicked.
    await pencil.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await pencil.click();
    await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }

  await page.getByRole('button', { name: 'Edit booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit booking' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await expect(dialog.getByText('Title is required')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('label', { hasText: 'Title' })).toBeInViewport({ ratio: 1 });
});

test('on a phone all of each table on an invoice, an order and a supplier is in sight', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await token('manager');
  const [invoice] = await invoices(server.url, manager, 'status: paid_partial, type: invoice');
  const [order] = await purchaseOrders(server.url, manager, 'exists: [{ acknowledgedAt: true }]');
  if (!invoice || !order) throw new Error('The demo data has no part-paid invoice or no acknowledged order.');
  const beyond = () =>
    page
      .locator('main table[aria-label]')
      .evaluateAll((tables) =>
        tables
          .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth + 1)
          .map((table) => table.getAttribute('aria-label')),
      );
  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  await settled(page);
  await expect.poll(beyond).toEqual([]);
  await go(page, pathOf(order.id, '/purchase-order'));
  await expectScreen(page, new RegExp(order.reference));
  await settled(page);
  await expect.poll(beyond).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: order.supplier.name }).first().click();
  await expectScreen(page, order.supplier.name);
  await settled(page);
  await expect.poll(beyond).toEqual([]);
});
