import { typeSignIn } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { pounds } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { type CustomerToBookFor, customersToBookFor, pick, savedBooking } from '../src/newBooking.ts';
import { bookingPath, choiceOf, classesOnSale, newDraft } from '../src/sales.ts';
import { box, expectScreen, notice } from '../src/screens.ts';

async function customerAt(url: string, token: string, index: number): Promise<CustomerToBookFor> {
  const customer = (await customersToBookFor(url, token))[index];
  if (!customer) throw new Error('The demo data has too few customers with an address and two contacts.');
  return customer;
}

test('BKG-02 a booking from the empty form to its invoice: contacts, address, seats, confirmation, note, edits', async ({
  page,
  server,
  token,
}) => {
  const manager = await token('manager');
  const customer = await customerAt(server.url, manager, 0);
  const [booker] = customer.contacts;
  const sold = (await classesOnSale(server.url, manager, 8))[0];
  if (!sold || !booker) throw new Error('The demo data has too few classes on sale, or too few contacts.');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await page.goto('/booking');
  await typeSignIn(page, 'manager');
  await expectScreen(page, 'Bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  await expectScreen(page, 'New booking');
  await main.getByRole('button', { name: 'Create booking' }).click();
  for (const label of ['Customer', 'Title', 'Brand']) {
    await expect(main.getByText(`${label} is required`, { exact: true })).toBeVisible();
  }
  // These wait for the customer.
  for (const label of ['Booker', 'Billing contact']) {
    await expect(main.getByText(`${label} is required`, { exact: true })).toBeHidden();
  }
  await expect(main.getByRole('combobox', { name: /^Customer/ })).toBeFocused();

  await pick(main, /^Customer/, customer.name, customer.name);
  await expect(main.getByText(customer.billingAddress.address1)).toBeVisible();
  await pick(main, /^Booker/, booker.fullName, booker.fullName);
  await pick(main, /^Billing contact/, 'Ottilie Brandt', 'Create this contact, Ottilie Brandt?');
  await expect(dialog.getByRole('textbox', { name: /^Given name/ })).toHaveValue('Ottilie');
  await expect(dialog.getByRole('textbox', { name: /^Family name/ })).toHaveValue('Brandt');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('ottilie.brandt@example.org');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Create contact' }).click();
  await expect(notice(page, 'Contact successfully saved')).toBeVisible();
  await expect(main.getByRole('combobox', { name: /^Billing contact/ })).toHaveValue('Ottilie Brandt');

  await main.getByRole('button', { name: 'Use another address' }).click();
  await box(page, /^Address line 1/).fill('7 Weir Lane');
  await box(page, /^Postcode/).fill('HX7 8AA');
  await pick(main, /^Country/, 'Irel', 'Ireland');
  await box(page, /^Title/).fill('Site supervisors, spring intake');
  await pick(main, /^Brand/, '', /./);
  await expect(main.getByRole('combobox', { name: /^Account manager/ })).toHaveValue('Priya Nair');
  await main.getByRole('combobox', { name: /^Booked/ }).fill('3 Feb 2026');
  await box(page, /^PO number/).fill('CVH-7');
  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: 'Create booking' }).click();
  await expect(notice(page, /^BK-\d+ is created\. Add its items next\./)).toBeVisible();
  await expectScreen(page, 'Site supervisors, spring intake');
  const id = page.url().split('/').at(-1) ?? '';
  const saved = () => savedBooking(server.url, manager, id);
  expect(await saved()).toMatchObject({
    status: 'draft',
    poNumber: 'CVH-7',
    customer: { name: customer.name },
    booker: { fullName: booker.fullName },
    biller: { fullName: 'Ottilie Brandt' },
    bookedAt: expect.stringMatching(/^2026-02-03/),
    billingAddress: { address1: '7 Weir Lane', postcode: 'HX7 8AA', country: 'IE' },
  });

  await main.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('menuitem', { name: 'Seats on a public course' }).click();
  await expectScreen(page, 'Add public course');
  await page.goto(`${new URL(page.url()).pathname}?startDate=${sold.startsAt.slice(0, 10)}`);
  await expectScreen(page, 'Add public course');
  await choiceOf(page, sold).click();
  await expect(main.getByText(`${sold.seatsFreeCount} seats left`)).toBeVisible();
  await expect(box(page, /^PO number/)).toHaveValue('CVH-7');
  await box(page, /^Seats/).fill('3');
  await box(page, /^Unit price/).fill('420');
  await main.getByRole('button', { name: 'Add item' }).click();
  await expect(notice(page, `3 seats of ${sold.reference} are reserved.`)).toBeVisible();
  await expectScreen(page, 'Site supervisors, spring intake');
  const after = (await classesOnSale(server.url, manager, 0)).find((other) => other.id === sold.id);
  expect(after?.seatsFreeCount).toBe(sold.seatsFreeCount - 3);

  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toContainText('New invoice');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page, /^BK-\d+ is confirmed\./)).toBeVisible();
  const [invoice] = (await saved()).invoices;
  const panel = page.getByRole('region', { name: 'Invoices' });
  await expect(panel).toContainText(invoice?.reference ?? 'an invoice');
  await expect(panel).toContainText(pounds(3 * 42_000 * 1.2));
  expect(await saved()).toMatchObject({ status: 'confirmed', items: [{ quantity: 3, status: 'confirmed' }] });

  await page.getByRole('textbox', { name: /^Note/ }).click();
  await page.keyboard.type('Ask for the site map.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem').first()).toContainText(
    'Ask for the site map.',
  );

  await main.getByRole('button', { name: 'Edit PO number' }).click();
  await box(page, /^PO number/).fill('CVH-8');
  await main.getByRole('form', { name: 'PO number' }).getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  await expect(main).toContainText('CVH-8');
  expect(await saved()).toMatchObject({ poNumber: 'CVH-8', notes: ['<p>Ask for the site map.</p>'] });
});

test('a new contact is created and assigned to a booking in one step, and removed from it again', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Contacts come and go');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Contacts come and go');
  const dialog = page.getByRole('dialog');
  const contacts = page.getByRole('region', { name: 'Contacts', exact: true });
  await contacts.getByRole('button', { name: 'Assign' }).click();
  await pick(dialog, /^Contact/, 'Wim Aerts', 'Create this contact, Wim Aerts?');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('wim.aerts@example.org');
  await dialog.getByRole('button', { name: 'Create and assign' }).click();
  await expect(dialog.getByText('Role is required')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Booker' }).check();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Create and assign' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(contacts).toContainText('Wim Aerts');
  const saved = async () => savedBooking(server.url, manager, draft.id.split('/')[1] ?? '');
  expect((await saved()).contacts).toContainEqual({ fullName: 'Wim Aerts', roles: ['booker'] });

  await contacts.getByRole('button', { name: 'Delete Wim Aerts' }).click();
  await expect(dialog).toContainText('stays a contact of the customer');
  await dialog.getByRole('button', { name: 'Delete contact' }).click();
  await expect(contacts).not.toContainText('Wim Aerts');
  expect((await saved()).contacts.map(({ fullName }) => fullName)).not.toContain('Wim Aerts');
});

test('BKG-11 a customer’s contact can be created, viewed, edited and deleted; the index of contacts leads to the dashboard', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const customer = await customerAt(server.url, manager, 1);
  await signIn('manager', '/customer-contact');
  await expect(page).toHaveURL(/\/(dashboard|training-class)$/);
  await page.goto(`/customer/${customer.id.split('/')[1]}`);
  await expectScreen(page, customer.name);
  const dialog = page.getByRole('dialog');
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Create contact' }).click();
  await dialog.getByRole('button', { name: 'Create contact' }).click();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await expect(field(/^Given name/)).toBeFocused();
  await field(/^Given name/).fill('Aaltje');
  await field(/^Family name/).fill('Aardema');
  await field(/^Email/).fill('aaltje@example.org');
  await dialog.getByRole('button', { name: 'Create contact' }).click();
  await expect(notice(page, 'Contact successfully saved')).toBeVisible();
  await page.getByRole('link', { name: 'Aaltje Aardema' }).click();
  await expectScreen(page, 'Aaltje Aardema');
  await expect(page.getByRole('main')).toContainText('aaltje@example.org');

  await page.getByRole('button', { name: 'Edit Aaltje Aardema' }).click();
  await field(/^Job title/).fill('Site manager');
  await field(/^Mobile/).fill('07700 900123');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Save contact' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Site manager');
  await expect(page.getByRole('main')).toContainText('07700 900123');

  await page.getByRole('button', { name: 'Delete Aaltje Aardema' }).click();
  await dialog.getByRole('button', { name: 'Delete contact' }).click();
  await expectScreen(page, customer.name);
  await expect(page.getByRole('region', { name: 'Contacts' })).not.toContainText('Aaltje Aardema');
});

test('a draft is deleted after a confirmation, and the list opens as the user left it', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Never to be');
  const list = '/booking?status=draft&period=all';
  await signIn('manager', list);
  await expectScreen(page, 'Bookings');
  await page.goto(bookingPath(draft));
  await expectScreen(page, 'Never to be');
  const dialog = page.getByRole('dialog');
  const ask = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete booking' }).click();
    await expect(dialog).toContainText('It cannot be taken back.');
  };
  await ask();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expectScreen(page, 'Never to be');
  await ask();
  await dialog.getByRole('button', { name: 'Delete booking' }).click();
  await expect(notice(page, `${draft.reference} is deleted.`)).toBeVisible();
  await expectScreen(page, 'Bookings');
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('main')).not.toContainText(draft.reference);
  await page.goto(bookingPath(draft));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such booking');
});
