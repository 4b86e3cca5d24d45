import { settled } from '@console/harness/settled';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

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
