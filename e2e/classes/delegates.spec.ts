import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { addTo, rowOf, twoSeats, unassign } from '../src/delegates.ts';
import { expect, test } from '../src/fixtures.ts';
import { delegatesOf, holdSeats, newPerson, seatsPath } from '../src/heldSeats.ts';
import { choose, press, tabTo, typeInto } from '../src/keyboard.ts';
import { literal } from '../src/literal.ts';
import { pick } from '../src/newBooking.ts';
import { bookingPath } from '../src/sales.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';

/** The roles of a customer's contact, found by email. */
async function rolesOf(url: string, token: string, customer: string, email: string): Promise<string[]> {
  const { customerContacts } = await ask<{ customerContacts: { edges: { node: { roles: string[] } }[] } }>(
    url,
    token,
    'query ($customer: ID!, $search: String) { customerContacts(first: 5, customer: $customer, search: $search) { edges { node { roles } } } }',
    { customer, search: email },
  );
  return nodes(customerContacts).flatMap(({ roles }) => roles);
}

test('CLS-09 ‘Add Attendee to Seat #’ seats a contact or a new person, who becomes an attendee; a seat is unassigned after a confirmation, and a booking contact is assigned', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const held = await holdSeats({ server, token }, 'Two delegates', 4, 2);
  const { first, second } = twoSeats(held);
  const person = await newPerson(server.url, held);
  const { manager, sold, draft, customer } = held;
  // A class of four days leaves room for the bookings of its seats only on a wide window.
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);

  await addTo(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: `Add Attendee to Seat #${first}` })).toBeVisible();
  await expect(dialog(page)).toContainText(`${sold.reference}, ${customer.name}, ${draft.reference}`);
  await expectNoAxeFindings(page);
  await pick(dialog(page), /^Contact/, person, person);
  await dialog(page).getByRole('button', { name: 'Add attendee', exact: true }).click();
  await expect(notice(page, `${person} has seat ${first}.`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await addTo(page, second).click();
  await expect(dialog(page).getByRole('heading', { name: `Add Attendee to Seat #${second}` })).toBeVisible();
  await pick(dialog(page), /^Contact/, 'Zelda Quill', 'Create this contact, Zelda Quill?');
  await expect(dialog(page).getByRole('textbox', { name: /^Given name/ })).toHaveValue('Zelda');
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('zelda.quill@example.org');
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(notice(page, 'Contact successfully saved')).toBeVisible();
  await expect(rowOf(page, second)).toContainText('Quill');
  expect(await delegatesOf(server.url, manager, held)).toEqual([person, 'Zelda Quill']);
  expect(await rolesOf(server.url, manager, customer.id, 'zelda.quill@example.org')).toEqual([
    'ROLE_CUSTOMER_ATTENDEE',
  ]);

  await unassign(page, second).click();
  await expect(dialog(page).getByRole('heading', { name: `Unassign seat ${second}?` })).toBeVisible();
  await expect(dialog(page)).toContainText(`Zelda Quill loses the place on`);
  await expect(dialog(page)).toContainText(`The seat stays with ${draft.reference}.`);
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  expect(await delegatesOf(server.url, manager, held)).toEqual([person, 'Zelda Quill']);
  await unassign(page, second).click();
  await dialog(page).getByRole('button', { name: 'Unassign seat' }).click();
  await expect(notice(page, `Seat ${second} is unassigned.`)).toBeVisible();
  await expect(rowOf(page, second)).toContainText('No delegate yet');
  await expect(rowOf(page, second)).toContainText(draft.reference);
  await page.reload();
  await expect(rowOf(page, first)).toContainText(person.split(' ').at(-1) ?? '');
  await expect(rowOf(page, second)).toContainText('No delegate yet');

  await page.goto(bookingPath(draft));
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Assign booking contact' })).toBeVisible();
  await pick(dialog(page), /^Contact/, 'Yorick Vane', 'Create this contact, Yorick Vane?');
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('yorick.vane@example.org');
  await dialog(page).getByRole('checkbox', { name: 'Booker' }).check();
  await dialog(page).getByRole('button', { name: 'Create and assign' }).click();
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText('Yorick Vane');
  expect(await rolesOf(server.url, manager, customer.id, 'yorick.vane@example.org')).toEqual([
    'ROLE_CUSTOMER_ATTENDEE',
  ]);
});

test('delegates are seated and unassigned by keyboard alone, and the focus moves to the next seat', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const held = await holdSeats({ server, token }, 'Delegates by keyboard', 5, 2);
  const { first, second } = twoSeats(held);
  const person = await newPerson(server.url, held);
  const { keyboard } = page;
  await signIn('manager', seatsPath(held.sold));
  await expectScreen(page, held.sold.title);
  await press(page, new RegExp(`^Add attendee to seat ${first}$`));
  await expect(dialog(page).getByRole('combobox', { name: /^Contact/ })).toBeFocused();
  await choose(page, /^Contact/, person, new RegExp(literal(person)));
  await keyboard.press('Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('Add attendee');
  await tabTo(page, new RegExp(`^Add attendee to seat ${second}$`));
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: /^Contact/ })).toBeFocused();
  await choose(page, /^Contact/, 'Hedda Quist', /^Create this contact, Hedda Quist\?$/);
  await expect(dialog(page).getByRole('textbox', { name: /^Given name/ })).toBeFocused();
  await typeInto(page, /^Email/, 'hedda.quist@example.org');
  await keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await delegatesOf(server.url, held.manager, held)).toEqual([person, 'Hedda Quist']);

  await unassign(page, second).focus();
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(unassign(page, second)).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await press(page, /^Unassign seat$/);
  await expect(addTo(page, second)).toBeFocused();
  expect(await delegatesOf(server.url, held.manager, held)).toEqual([person, null]);
});

test('seats and their delegates work on a window as narrow as a phone', async ({ page, signIn, server, token }) => {
  const held = await holdSeats({ server, token }, 'Delegates on a phone', 8, 1);
  const [first = 0] = held.seats;
  const person = await newPerson(server.url, held);
  const table = page.getByRole('table', { name: 'Seats of the class' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('manager', seatsPath(held.sold));
  await expectScreen(page, held.sold.title);
  await addTo(page, first).click();
  await pick(dialog(page), /^Contact/, person, person);
  await dialog(page).getByRole('button', { name: 'Add attendee', exact: true }).click();
  await expect(unassign(page, first)).toBeVisible();
  const cut = () => table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
  await expect.poll(cut, 'the seats scroll sideways').toBe(0);
  await expect(table.getByRole('columnheader')).toHaveText(['Family name', 'Action']);
  await expectNoAxeFindings(page);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(wider, 'the page scrolls sideways').toBe(false);
});
