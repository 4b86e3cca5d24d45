import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { type Invoice, invoices } from '../src/invoices.ts';
import { literal } from '../src/literal.ts';
import { checkEachOverlay, checkOpenOverlays, openOverlays } from '../src/openOverlays.ts';
import { pathOf } from '../src/pathOf.ts';
import { pendingOrder } from '../src/purchaseOrders.ts';
import { bookingPath, choiceOf, classesOnSale, newDraft, sell, sellingPath } from '../src/sales.ts';
import { expectScreen, go } from '../src/screens.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Checks a dialog and each part of it with axe, and closes it with Escape. */
async function checkDialog(page: Page): Promise<void> {
  await checkOpenOverlays(page);
  await checkEachOverlay(page, dialog(page));
  await page.keyboard.press('Escape');
  await expect(openOverlays(page)).toHaveCount(0);
}

async function choose(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Checks a dialog that reads its data when it opens. */
async function checkLoadedDialog(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog(page).getByText('Looking up')).toHaveCount(0);
  await checkDialog(page);
}

/** Opens an invoice, and each of these entries of its menu. */
async function checkMoneyDialogs(page: Page, invoice: Invoice | undefined, items: readonly string[]): Promise<void> {
  await go(page, pathOf(invoice?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(invoice?.reference ?? ''));
  for (const item of items) {
    await choose(page, 'More actions', item);
    await checkLoadedDialog(page);
  }
}

/** Submits a form unchanged, and checks its error messages with axe. */
async function checkRefused(page: Page, submit: string): Promise<void> {
  await dialog(page).getByRole('button', { name: submit }).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await checkOpenOverlays(page);
}

/** Opens each editor, in place or in a dialog, and each part of it. */
async function checkPencils(page: Page): Promise<void> {
  for (const pencil of await button(page, /^Edit /).all()) {
    const name = (await pencil.getAttribute('aria-label')) ?? '';
    await pencil.click();
    if ((await openOverlays(page).count()) > 0) {
      await checkDialog(page);
      continue;
    }
    const form = main(page).getByRole('form', { name: name.replace('Edit ', '') });
    await expect(form).toBeVisible();
    await expectNoAxeFindings(page, ['main form']);
    await checkEachOverlay(page, form);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
}

for (const [screen, title] of [
  ['/booking', 'Bookings'],
  ['/customer', 'Customers'],
  ['/invoice', 'Invoices'],
  ['/purchase-order', 'Purchase orders'],
] as const) {
  test(`axe finds nothing in any menu, filter and picker of ${title}`, async ({ page, signIn }) => {
    await signIn('admin', screen);
    await expectScreen(page, title);
    const seen = await checkEachOverlay(page, main(page));
    expect(seen).toContain('Columns');
  });
}

test('axe finds nothing in any picker and calendar of a new booking', async ({ page, signIn, server, token }) => {
  const customer = await busiestCustomer(server.url, await token('manager'));
  await signIn('manager', `/booking/create?customer=${encodeURIComponent(customer.id)}`);
  await expectScreen(page, 'New booking');
  await expect(main(page).getByRole('combobox', { name: /^Customer/ })).toHaveValue(new RegExp(literal(customer.name)));
  const seen = await checkEachOverlay(page, main(page));
  expect(seen.length).toBeGreaterThanOrEqual(6);

  await main(page)
    .getByRole('combobox', { name: /^Booker/ })
    .fill('Zebedee Quill');
  await page.getByRole('option', { name: /^Create this contact/ }).click();
  await expect(dialog(page)).toContainText('Create contact');
  await checkOpenOverlays(page);
  await dialog(page).getByRole('button', { name: 'Create contact' }).click();
  await checkOpenOverlays(page);
});

test('axe finds nothing in any dialog, menu and picker of a booking', async ({ page, signIn, server, token }) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Looked at from all sides');
  const wanted = (await classesOnSale(server.url, manager, 5))[2];
  await sell(server.url, manager, draft.id, wanted?.id ?? '', 2);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Looked at from all sides');
  await checkEachOverlay(page, main(page));
  await checkPencils(page);

  for (const [menu, item] of [
    ['More actions', 'Cancel booking'],
    ['More actions', 'Delete booking'],
    [/^Actions of/, 'Delete'],
  ] as const) {
    await choose(page, menu, item);
    await checkDialog(page);
  }
  await button(page, 'Confirm').click();
  await checkDialog(page);
  await button(page, 'Assign').click();
  await checkRefused(page, 'Assign');
  await checkEachOverlay(page, dialog(page));
  await dialog(page).getByRole('combobox').fill('Nobody Whatsoever');
  await page.getByRole('option', { name: /^Create this contact|Create New/ }).click();
  await checkRefused(page, 'Create and assign');
});

test('axe finds nothing in the dialogs that remove a contact and add seats', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Seats wanted');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Seats wanted');
  await button(page, /^Delete /)
    .first()
    .click();
  await checkDialog(page);

  const [wanted] = await classesOnSale(server.url, manager, 2);
  if (!wanted) throw new Error('The demo data has no class on sale.');
  await page.goto(sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await choiceOf(page, wanted).click();
  await checkEachOverlay(page, main(page));
  await main(page)
    .getByRole('textbox', { name: /^Seats/ })
    .fill('2');
  await page.getByRole('link', { name: 'Customers' }).click();
  await checkDialog(page);
});

test('axe finds nothing in any dialog of a customer, a contact, an invoice and a purchase order', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const customer = await busiestCustomer(server.url, manager);
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  await checkEachOverlay(page, main(page));
  await button(page, 'Create contact').click();
  await checkRefused(page, 'Create contact');
  await checkEachOverlay(page, dialog(page));

  const [contact] = customer.contacts.edges;
  await page.goto(pathOf(contact?.node.id ?? '', '/customer-contact'));
  await expectScreen(page, contact?.node.fullName ?? '');
  await checkEachOverlay(page, main(page));
  await button(page, /^Edit/).first().click();
  await checkDialog(page);

  const [invoice] = await invoices(server.url, manager, 'status: draft');
  await page.goto(pathOf(invoice?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(invoice?.reference ?? ''));
  await checkEachOverlay(page, main(page));
  await checkPencils(page);

  const [owing] = await invoices(server.url, manager, 'type: invoice, status: confirmed');
  await checkMoneyDialogs(page, owing, ['Write a credit note', 'Write off']);
  await button(page, 'Record receipt').click();
  await checkLoadedDialog(page);
  const [creditNote] = await invoices(server.url, manager, 'type: credit_note, status: confirmed');
  await checkMoneyDialogs(page, creditNote, ['Pay invoices with it', 'Pay back']);

  const order = await pendingOrder(server.url, manager);
  await page.goto(pathOf(order.id, '/purchase-order'));
  await expectScreen(page, new RegExp(order.reference));
  await checkEachOverlay(page, main(page));
  await button(page, /^Acknowledge/).click();
  await checkDialog(page);
});
