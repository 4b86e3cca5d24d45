import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longTitle = `${word} and ${word} and ${word}`.slice(0, 255);

interface Draft {
  id: string;
  customer: { id: string };
  brand: { id: string };
  accountManager: { id: string };
  booker: { id: string };
  biller: { id: string };
}

/** Adds a booking with the longest possible texts. It is a copy of an existing booking. */
async function addLongBooking(url: string, token: string): Promise<string> {
  const { bookings } = await ask<{ bookings: { edges: { node: Draft }[] } }>(
    url,
    token,
    '{ bookings(first: 20) { edges { node { id customer { id } brand { id } accountManager { id } booker { id } biller { id } } } } }',
  );
  const template = nodes(bookings).find(({ booker, biller }) => booker && biller);
  if (!template) throw new Error('The demo data has no booking with a booker and a biller.');
  const { createBooking } = await ask<{ createBooking: { booking: { id: string } } }>(
    url,
    token,
    'mutation ($input: createBookingInput!) { createBooking(input: $input) { booking { id } } }',
    {
      input: {
        title: longTitle,
        customer: template.customer.id,
        brand: template.brand.id,
        accountManager: template.accountManager.id,
        booker: template.booker.id,
        biller: template.biller.id,
        poNumber: 'PO'.repeat(100),
        dealRecordId: 'D'.repeat(200),
        webBookingReference: 'W'.repeat(200),
        invoiceNotes: 'N'.repeat(1000),
        billingAddress: { address1: 'L'.repeat(200), city: word, region: word, postcode: 'LL61 5UJ', country: 'GB' },
      },
    },
  );
  return createBooking.booking.id.split('/').at(-1) ?? '';
}

/** The elements beyond the window's right edge. Tables and texts with an ellipsis are left out. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, dialog *')]
      .filter((element) => !element.closest('table') && element.getBoundingClientRect().width > 0)
      .filter((element) => {
        for (let above = element.parentElement; above; above = above.parentElement)
          if (getComputedStyle(above).textOverflow === 'ellipsis') return false;
        return element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
  );

test('the longest texts stay inside the window of a phone, and a title is shown whole', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const id = await addLongBooking(server.url, await token('manager'));
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('manager', `/booking/${id}`);
  await expectScreen(page, longTitle);
  const title = page.getByRole('heading', { level: 1 });
  const whole = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  await expect.poll(whole, 'the title is shown whole').toBe(true);
  await expect.poll(() => outside(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Billing address' }).click();
  await expect.poll(() => outside(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const items = ['create-public-course', 'create-private-course'].map((name) => `/booking/${id}/item/${name}`);
  for (const path of ['/booking/create', ...items]) {
    await page.goto(path);
    await expectScreen(page, /New booking|Add (public|private) course/);
    await expect.poll(() => outside(page)).toEqual([]);
  }
});

test('opening a dialog or an inline edit does not move the layout beside it', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const id = await addLongBooking(server.url, await token('manager'));
  await signIn('manager', `/booking/${id}`);
  await expectScreen(page, longTitle);
  const addItem = page.getByRole('button', { name: 'Add item' });
  // Parts of the screen arrive after its title.
  await settled(page);
  const before = await addItem.boundingBox();
  await page.getByRole('button', { name: 'Edit booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit booking' })).toBeVisible();
  await expect.poll(() => addItem.boundingBox()).toEqual(before);

  await page.goto('/invoice');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  const rows = page.getByRole('region', { name: 'Invoice details' }).locator('dl > div');
  const heightOf = async (label: string) => (await rows.filter({ hasText: label }).boundingBox())?.height;
  await expect.poll(async () => Number(await heightOf('PO number')) - Number(await heightOf('VAT number'))).toBe(0);
});
