import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { readRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, failOperations, failurePanel, markDocument } from '../src/screens.ts';

/** A page of bookings that shows another remote's panel. */
interface Host {
  path: string;
  title: string;
  /** A card of the page itself, which must stay when the panel fails. */
  own: string;
  /** The paths of the panel's links. */
  invoices: string[];
  query: string;
}

type Invoices = { invoices: { edges: { node: { id: string } }[] } };

async function hosts(url: string, token: string): Promise<Record<'booking' | 'customer', Host>> {
  const customer = await busiestCustomer(url, token);
  const { bookings, ofCustomer } = await ask<{
    bookings: { edges: { node: { id: string; title: string } & Invoices }[] };
    ofCustomer: Invoices;
  }>(
    url,
    token,
    `query ($id: ID!) {
      bookings(first: 1, search: "BK-10482") { edges { node { id title invoices(first: 50) { edges { node { id } } } } } }
      ofCustomer: customer(id: $id) { invoices(first: 5) { edges { node { id } } } }
    }`,
    { id: customer.id },
  );
  const [booking] = nodes(bookings);
  if (!booking) throw new Error('The demo data has no BK-10482.');
  const paths = ({ invoices }: Invoices) => nodes(invoices).map(({ id }) => pathOf(id, '/invoice'));
  return {
    booking: {
      path: pathOf(booking.id, '/booking'),
      title: booking.title,
      own: 'Contacts',
      invoices: paths(booking),
      query: 'BookingInvoicesPanelQuery',
    },
    customer: {
      path: pathOf(customer.id, '/customer'),
      title: customer.name,
      own: 'Billing',
      invoices: paths(ofCustomer),
      query: 'CustomerInvoicesPanelQuery',
    },
  };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Invoices' });

/** Returns a function that reports the layout shift since this call, as the browser measures it. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, '__shift')));
}

for (const name of ['booking', 'customer'] as const) {
  test(`FED-08 a ${name} shows billing's invoices in its side column, and the layout does not shift when they arrive`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const { path, title, own, invoices } = (await hosts(server.url, await token('manager')))[name];
    expect(invoices.length).toBeGreaterThan(0);
    const shift = await watchLayout(page);
    await signIn('manager', path);
    await expectScreen(page, title);
    await expect(page.getByRole('region', { name: own, exact: true })).toBeVisible();
    for (const invoice of invoices) await expect(panel(page).locator(`a[href="${invoice}"]`)).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(0.05);
    await expectNoAxeFindings(page);
    await panel(page).locator(`a[href="${invoices[0]}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(invoices[0] ?? '');
  });

  test(`FED-08 a panel that fails beside a ${name} shows the error in its own place, and Try again recovers without a reload`, async ({
    page,
    signIn,
    server,
    token,
    allowErrors,
  }) => {
    allowErrors(/500|404|ERR_FAILED|ChunkLoadError|Loading chunk|InvoicesPanelQuery|graphql answered/i);
    const { path, title, own, invoices, query } = (await hosts(server.url, await token('manager')))[name];
    const billing = remoteOf(await readRegistry(server.url), 'billing');

    async function failsAlone(): Promise<void> {
      await signIn('manager', path);
      await expectScreen(page, title);
      await expect(failurePanel(page)).toContainText('Invoices did not load');
      await expect(page.getByRole('region', { name: own, exact: true })).toBeVisible();
    }
    async function recovers(): Promise<void> {
      const notReloaded = await markDocument(page);
      await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page).locator(`a[href="${invoices[0]}"]`)).toBeVisible();
      await expect(failurePanel(page)).toHaveCount(0);
      await notReloaded();
    }

    const recoverQuery = await failOperations(page, query);
    await failsAlone();
    await recoverQuery();
    await recovers();

    await page.route(`**${billing.base}**`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await failsAlone();
    await page.unroute(`**${billing.base}**`);
    await recovers();
  });
}
