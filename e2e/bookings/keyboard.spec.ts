import { accounts, password } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { choose, focused, press, tabTo, typeInto } from '../src/keyboard.ts';
import { literal } from '../src/literal.ts';
import { customersToBookFor, savedBooking } from '../src/newBooking.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, notice, screenTitle } from '../src/screens.ts';

test('a whole booking by keyboard alone: sign in, create, add seats, confirm, write a note, edit', async ({
  page,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [customer] = await customersToBookFor(server.url, manager);
  const [booker, other] = customer?.contacts ?? [];
  if (!customer || !booker || !other) throw new Error('The demo data has too few customers with contacts.');
  const { keyboard } = page;
  const named = (name: string) => new RegExp(literal(name));

  await page.goto('/booking');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(accounts.manager);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expectScreen(page, 'Bookings');
  await press(page, /^New booking$/);
  await expectScreen(page, 'New booking');
  await expect(screenTitle(page, 'New booking')).toBeFocused();

  await choose(page, /^Customer/, customer.name, named(customer.name));
  await expect(page.getByText(customer.billingAddress.address1)).toBeVisible();
  await choose(page, /^Booker/, booker.fullName, named(booker.fullName));
  await choose(page, /^Billing contact/, 'Hedda Lindqvist', /^Create this contact, Hedda Lindqvist\?$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Email/ })).toBeFocused();
  await typeInto(page, /^Email/, 'hedda.lindqvist@example.org');
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Billing contact/ })).toHaveValue('Hedda Lindqvist');
  await expect(page.getByRole('combobox', { name: /^Billing contact/ })).toBeFocused();

  await typeInto(page, /^Title/, 'All by keyboard');
  await tabTo(page, /^Brand/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await typeInto(page, /^Booked/, '3 Feb 2026');
  await typeInto(page, /^PO number/, 'CVH-7');
  await press(page, /^Use another address$/);
  await expect(page.getByRole('textbox', { name: /^Address line 1/ })).toBeFocused();
  await press(page, /^Use the customer’s address$/);
  await expect(page.getByRole('button', { name: 'Use another address' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Address line 1/ })).toBeFocused();
  await typeInto(page, /^Address line 1/, '7 Weir Lane');
  await typeInto(page, /^Postcode/, 'HX7 8AA');
  await choose(page, /^Country/, 'Irel', /^Ireland$/);
  await keyboard.press('Control+s');
  await expectScreen(page, 'All by keyboard');
  await expect(screenTitle(page, 'All by keyboard')).toBeFocused();
  const id = page.url().split('/').at(-1) ?? '';
  const saved = () => savedBooking(server.url, manager, id);
  expect(await saved()).toMatchObject({
    poNumber: 'CVH-7',
    customer: { name: customer.name },
    booker: { fullName: booker.fullName },
    biller: { fullName: 'Hedda Lindqvist' },
    bookedAt: expect.stringMatching(/^2026-02-03/),
    billingAddress: { address1: '7 Weir Lane', postcode: 'HX7 8AA', country: 'IE' },
  });

  await press(page, /^Add item$/);
  await expect(page.getByRole('menuitem', { name: 'Seats on a public course' })).toBeFocused();
  await keyboard.press('Enter');
  await expectScreen(page, 'Add public course');
  await expect(screenTitle(page, 'Add public course')).toBeFocused();
  await tabTo(page, /^(Choose TC-\d+|Show .*)$/, 80);
  if ((await focused(page))?.name.startsWith('Show')) {
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Choose TC-/ }).first()).toBeVisible();
    await tabTo(page, /^Choose TC-\d+$/, 80);
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Seats/ })).toBeFocused();
  await keyboard.type('1');
  await typeInto(page, /^Unit price/, '420');
  await keyboard.press('Control+s');
  await expect(notice(page, /1 seat of TC-\d+ is reserved\./)).toBeVisible();
  await expectScreen(page, 'All by keyboard');
  await expect(screenTitle(page, 'All by keyboard')).toBeFocused();

  expect((await saved()).items).toHaveLength(1);
  await press(page, /^Confirm$/);
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await press(page, /^Confirm$/);
  await expect(dialog).toHaveCount(0);
  // The focus is on the button of the next step, or on the title when there is no next step.
  await expect.poll(() => focused(page), 'the focus once it is confirmed').not.toBeNull();
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('£504.00');
  expect(await saved()).toMatchObject({ status: 'confirmed', items: [{ quantity: 1, status: 'confirmed' }] });

  await press(page, /^Edit PO number$/);
  await expect(page.getByRole('textbox', { name: /^PO number/ })).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('not this');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit PO number' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^PO number/ })).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('CVH-8');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit PO number' })).toBeFocused();
  await press(page, /^Edit billing address$/);
  await typeInto(page, /^City/, 'Cork');
  await keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Edit billing address' })).toBeFocused();

  await press(page, /^Assign$/);
  await expect(dialog.getByRole('combobox', { name: /^Contact/ })).toBeFocused();
  await choose(page, /^Contact/, other.fullName, named(other.fullName));
  await tabTo(page, /^Biller$/);
  await keyboard.press('Space');
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeFocused();
  // The test is faster than a person, so five notices cover the contacts. They must close first.
  await expect(notice(page, 'Saved successfully.')).toHaveCount(0, { timeout: 40_000 });
  await press(page, named(`Delete ${other.fullName}`));
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await press(page, /^Delete contact$/);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page), 'the focus once somebody is taken off').not.toBeNull();

  await tabTo(page, /^Note/, 80);
  await keyboard.type('Ask for the site map.');
  await keyboard.press('Control+Enter');
  await expect(notice(page, 'Note posted.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Note/ })).toBeFocused();
  // Tab leaves the editor.
  await press(page, /^Post$/);
  expect(await saved()).toMatchObject({
    poNumber: 'CVH-8',
    billingAddress: { city: 'Cork' },
    notes: ['<p>Ask for the site map.</p>'],
  });
});

test('a contact of a customer is created and edited by keyboard alone', async ({ page, signIn, server, token }) => {
  const [, customer] = await customersToBookFor(server.url, await token('manager'));
  if (!customer) throw new Error('The demo data has too few customers.');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  await signIn('manager', `/customer/${customer.id.split('/')[1]}`);
  await expectScreen(page, customer.name);
  await press(page, /^Create contact$/);
  await expect(dialog.getByRole('textbox', { name: /^Given name/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByText('Given name is required')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Given name/ })).toBeFocused();
  await keyboard.type('Aafke');
  await typeInto(page, /^Family name/, 'Aarden');
  await typeInto(page, /^Email/, 'aafke@example.org');
  // Escape does not close a dialog with typed text.
  await keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Create contact' })).toBeFocused();
  // The row arrives with the list's next answer, after the dialog has closed.
  await expect(page.getByRole('link', { name: 'Aafke Aarden' })).toBeVisible();

  await press(page, /^Aafke Aarden$/);
  await expectScreen(page, 'Aafke Aarden');
  await expect(screenTitle(page, 'Aafke Aarden')).toBeFocused();
  await press(page, /^Edit Aafke Aarden$/);
  await typeInto(page, /^Job title/, 'Site manager');
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Aafke Aarden' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Site manager');
});

test('a draft is renamed, and deleted after a confirmation, by keyboard alone', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('manager'), 'Not for long');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: 'Edit booking' });
  const more = page.getByRole('button', { name: 'More actions' });
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Not for long');
  await press(page, /^Edit booking$/);
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('Not for much longer');
  await keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expectScreen(page, 'Not for much longer');
  await expect(edit).toBeFocused();

  await tabTo(page, /^More actions$/);
  for (const answer of ['no', 'yes']) {
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete booking' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
    if (answer === 'yes') break;
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await press(page, /^Delete booking$/);
  await expect(notice(page, `${draft.reference} is deleted.`)).toBeVisible();
  await expectScreen(page, 'Bookings');
  await expect(screenTitle(page, 'Bookings')).toBeFocused();
});
