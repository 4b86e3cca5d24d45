import type { Locator, Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { customersToBookFor, savedBooking } from '../src/newBooking.ts';
import { classesOnSale } from '../src/sales.ts';
import { expectScreen, notice } from '../src/screens.ts';

/** Two seats on a class by telephone, for a new contact of a known customer. */
interface Call {
  readonly reference: string;
  readonly title: string;
  readonly customer: string;
}

async function callFor(url: string, token: string, index: number): Promise<Call> {
  const sold = (await classesOnSale(url, token, 4))[index];
  const customer = (await customersToBookFor(url, token))[index];
  if (!sold || !customer) throw new Error('The demo data has too few classes on sale, or too few customers.');
  return { reference: sold.reference, title: sold.title, customer: customer.name };
}

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('combobox', { name });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const seats = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Seats/ });
const email = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Email/ });

async function expectBooked(page: Page, url: string, token: string, contact: string, status: string) {
  const id = page.url().split('/').at(-1) ?? '';
  expect(await savedBooking(url, token, id)).toMatchObject({
    status,
    items: [{ quantity: 2, status }],
    booker: { fullName: contact },
    biller: { fullName: contact },
  });
}

test('BKG-02 a phone booking of two seats for a new contact takes at most 12 clicks', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const { reference, title, customer } = await callFor(server.url, manager, 0);
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await click(page.getByRole('link', { name: 'New booking' }));
  await click(field(page, /^Class/));
  await page.keyboard.type(reference);
  await click(option(page, new RegExp(reference)));
  await seats(page).dblclick();
  clicks += 2;
  await page.keyboard.type('2');
  await click(field(page, /^Customer/));
  await page.keyboard.type(customer);
  await click(option(page, new RegExp(customer)).first());
  await click(field(page, /^Booker/));
  await page.keyboard.type('Philippa Stonebridge');
  await click(option(page, 'Create this contact, Philippa Stonebridge?'));
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('philippa.stonebridge@example.org');
  await click(page.getByRole('dialog').getByRole('button', { name: 'Create contact' }));
  await expect(field(page, /^Billing contact/)).toHaveValue('Philippa Stonebridge');
  await click(page.getByRole('button', { name: 'Create and confirm' }));
  await expect(notice(page, /^BK-\d+ is confirmed\./)).toBeVisible();
  await expectScreen(page, title);
  await expectBooked(page, server.url, manager, 'Philippa Stonebridge', 'confirmed');
  console.log(`A confirmed phone booking of two seats for a new contact: ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(12);
});

test('BKG-02 a phone booking by keyboard alone', async ({ page, signIn, server, token }) => {
  const manager = await token('manager');
  const { reference, title, customer } = await callFor(server.url, manager, 1);
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += key.split('+').length;
    }
  };
  const tabTo = async (what: Locator) => {
    for (let presses = 0; presses < 12; presses += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(what).toBeFocused();
  };
  await press('c', 'b');
  await expectScreen(page, 'New booking');
  await tabTo(field(page, /^Class/));
  await page.keyboard.type(reference);
  await expect(option(page, new RegExp(reference))).toBeVisible();
  await press('Enter');
  await expect(page.getByText(/^Last sold for|^No seat of this course/)).toBeVisible();
  await tabTo(seats(page));
  await page.keyboard.type('2');
  await tabTo(field(page, /^Customer/));
  await page.keyboard.type(customer);
  await expect(option(page, new RegExp(customer)).first()).toBeVisible();
  await press('Enter');
  await expect(field(page, /^Customer/)).toHaveValue(customer);
  await expect(field(page, /^Booker/)).toBeEnabled();
  await tabTo(field(page, /^Booker/));
  await page.keyboard.type('Rosalind Achterberg');
  await expect(option(page, 'Create this contact, Rosalind Achterberg?')).toBeVisible();
  await press('Enter');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('rosalind@example.org');
  await press('Enter');
  await expect(field(page, /^Billing contact/)).toHaveValue('Rosalind Achterberg');
  await press('Control+s');
  await expect(notice(page, /^BK-\d+ is created\./)).toBeVisible();
  await expectScreen(page, title);
  await expectBooked(page, server.url, manager, 'Rosalind Achterberg', 'draft');
  console.log(`A phone booking of two seats for a new contact: ${keys} keys beside the text`);
  expect(keys).toBeLessThanOrEqual(24);
});
