import { rmSync } from 'node:fs';
import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { openSignedIn } from '../src/accounts.ts';
import { ask } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectHarmless, watchForScripts } from '../src/hostile.ts';
import { startWithHostileData } from '../src/hostileData.ts';
import { pathOf } from '../src/pathOf.ts';
import { go } from '../src/screens.ts';

/** Lists, each with the query for one of its records, whose screen is checked too. */
const lists: Readonly<Record<string, string>> = {
  '/booking': 'bookings',
  '/change-request': 'changeRequests',
  '/customer': 'customers',
  '/ticket': 'tickets',
  '/invoice': 'invoices',
  '/training-class': 'trainingClasses',
  '/purchase-order': 'purchaseOrders',
  '/sale-signal': 'salesSignals',
  '/feedback': 'feedbacks',
  '/user': 'users',
};

/** A path for each screen that shows records. */
async function screensOf(url: string, token: string): Promise<string[]> {
  const fields = Object.values(lists).map((list) => `${list}: ${list}(first: 1) { edges { node { id } } }`);
  const found = await ask<Record<string, { edges: { node: { id: string } }[] }>>(url, token, `{ ${fields.join(' ')} }`);
  const { customers } = await ask<{
    customers: { edges: { node: { contacts: { edges: { node: { id: string } }[] } } }[] };
  }>(url, token, '{ customers(first: 1) { edges { node { contacts(first: 1) { edges { node { id } } } } } } }');
  const details = Object.entries(lists).flatMap(([path, list]) =>
    (found[list]?.edges ?? []).map(({ node }) => pathOf(node.id, path)),
  );
  const contact = customers.edges[0]?.node.contacts.edges[0]?.node.id ?? '';
  const booking = details[0] ?? '';
  return [
    ...Object.keys(lists).map((path) => `${path}?period=any`),
    ...details,
    pathOf(contact, '/customer-contact'),
    `${booking}/item/create-public-course`,
    `${booking}/ticket-create`,
    `${booking}/item/create-private-course`,
    '/booking/create',
    '/change-request/create',
    '/supplier',
    '/email-log',
    '/user/create',
    '/customer-quote',
  ];
}

async function expectHarmlessScreen(page: Page, hackedCalls: () => string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Loading…')).toHaveCount(0);
  await settled(page);
  await expectHarmless(page, hackedCalls);
}

test('with scripts in every text of the database, none runs on any screen, and each text keeps its layout', async ({
  newVisitor,
  token,
  allowErrors,
}) => {
  // The avatar URLs are invalid now, and the page of the API requests an icon because it has no policy.
  allowErrors(/favicon|404|ERR_|^request: GET .* other$/);
  const admin = await token('admin');
  const { server, columns } = await startWithHostileData('hostile', admin);
  try {
    expect(columns.length).toBeGreaterThan(40);
    for (const name of [
      'booking.title',
      'customer.name',
      'customer.website',
      'note.body',
      'training_session.meeting_link',
    ])
      expect(columns).toContain(name);
    const page = await newVisitor({ bypassCSP: true, baseURL: server.url });
    const hackedCalls = await watchForScripts(page);
    await openSignedIn(page, admin, '/');
    // Checks each screen in both window sizes. A screen opens in the size of the previous check, so the window changes
    // its size once for each screen.
    let sizes = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ];
    for (const path of await screensOf(server.url, admin)) {
      await go(page, path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectHarmlessScreen(page, hackedCalls);
      }
      sizes = sizes.toReversed();
    }
    // An open page would see that the server stops.
    await page.close();
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});
