import { settled } from '@console/harness/settled';
import { ask, nodes } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { invoices } from '../src/invoices.ts';
import { pathOf } from '../src/pathOf.ts';
import { purchaseOrders } from '../src/purchaseOrders.ts';
import { changeRegistry } from '../src/registry.ts';
import { expectScreen, failurePanel } from '../src/screens.ts';

/** A remote with a panel on another remote's page, and the parts of the page that stay without the remote. */
interface Absence {
  readonly remote: 'billing' | 'purchasing';
  readonly panel: string;
  readonly query: string;
  readonly own: string;
  readonly page: (url: string, token: string) => Promise<{ path: string; title: string }>;
}

const absences: readonly Absence[] = [
  {
    remote: 'billing',
    panel: 'Invoices',
    query: 'BookingInvoicesPanelQuery',
    own: 'Contacts',
    page: async (url, token) => {
      const { bookings } = await ask<{ bookings: { edges: { node: { id: string; title: string } }[] } }>(
        url,
        token,
        '{ bookings(first: 1, search: "BK-10482") { edges { node { id title } } } }',
      );
      const [booking] = nodes(bookings);
      return { path: pathOf(booking?.id ?? '', '/booking'), title: booking?.title ?? '' };
    },
  },
  {
    remote: 'purchasing',
    panel: 'Purchase orders',
    query: 'ClassPurchaseOrdersPanelQuery',
    own: 'Seats',
    page: async (url, token) => {
      const trainingClass = (await purchaseOrders(url, token)).find((order) => order.trainingClass)?.trainingClass;
      return { path: pathOf(trainingClass?.id ?? '', '/training-class'), title: trainingClass?.title ?? '' };
    },
  },
];

for (const { remote, panel, query, own, page: host } of absences) {
  test(`FED-08 without ${remote} in the registry its panel is absent, and the rest of the page is complete`, async ({
    page,
    signIn,
    server,
    token,
  }) => {
    const { path, title } = await host(server.url, await token('manager'));
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
    });
    await signIn('manager', path);
    await expectScreen(page, title);
    await expect(page.getByRole('region', { name: panel })).toBeVisible();
    expect(operations).toContain(query);

    operations.length = 0;
    await changeRegistry(page, (registry) => {
      registry.remotes = registry.remotes.filter(({ name }) => name !== remote);
    });
    await page.reload();
    await expectScreen(page, title);
    await expect(page.getByRole('region', { name: own, exact: true })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('region', { name: panel })).toHaveCount(0);
    await expect(failurePanel(page)).toHaveCount(0);
    expect(operations).not.toContain(query);
  });
}

test('FED-08 a link to a domain without its remote is plain text, and a link again when the remote is back', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const found = await invoices(server.url, await token('manager'), 'status: paid_partial, type: invoice');
  const invoice = found.find(({ booking, bookingItem }) => booking && bookingItem);
  if (!invoice) throw new Error('The demo data has no part-paid invoice of a booked class.');
  const [booking, trainingClass] = [invoice.booking?.reference ?? '', invoice.bookingItem?.class.reference ?? ''];
  const main = page.getByRole('main');
  const links = main.getByRole('link');

  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  for (const words of [booking, trainingClass]) await expect(links.filter({ hasText: words }).first()).toBeVisible();

  await changeRegistry(page, (registry) => {
    registry.remotes = registry.remotes.filter(({ name }) => name !== 'classes' && name !== 'bookings');
  });
  await page.reload();
  await expectScreen(page, new RegExp(invoice.reference));
  for (const words of [booking, trainingClass, invoice.customer.name]) {
    await expect(main.getByText(words).first()).toBeVisible();
    await expect(links.filter({ hasText: words })).toHaveCount(0);
  }
  await page.unroute('**/registry.json');
  await page.reload();
  await expect(links.filter({ hasText: trainingClass }).first()).toBeVisible();
});
