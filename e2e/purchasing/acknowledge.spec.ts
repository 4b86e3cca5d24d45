import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { soon } from '../src/live.ts';
import { pathOf } from '../src/pathOf.ts';
import { type PurchaseOrder, pendingOrder, purchaseOrder } from '../src/purchaseOrders.ts';
import { expectScreen, markDocument, notice, watchOperation } from '../src/screens.ts';

const mutation = 'useAcknowledgeMutation';

const question = (page: Page) => page.getByRole('dialog');
const acknowledge = (page: Page, { reference }: PurchaseOrder) =>
  page.getByRole('button', { name: `Acknowledge ${reference}` });

test('PUR-04 acknowledging an order asks first, and the change appears everywhere, also in another tab', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const order = await pendingOrder(server.url, await token('manager'));
  await signIn('manager', pathOf(order.id, '/purchase-order'));
  await expectScreen(page, new RegExp(order.reference));
  const second = await context.newPage();
  await second.goto(pathOf(order.id, '/purchase-order'));
  await expectScreen(second, new RegExp(order.reference));

  await acknowledge(page, order).click();
  await expect(question(page)).toContainText(order.supplier.name);
  await expectNoAxeFindings(page);
  await question(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(question(page)).toHaveCount(0);
  expect((await purchaseOrder(server.url, await token('manager'), order.id)).acknowledgedAt).toBeNull();

  const same = await markDocument(page);
  await acknowledge(page, order).click();
  await question(page).getByRole('button', { name: 'Acknowledge' }).click();
  const acknowledged = notice(page, `${order.reference} is acknowledged.`);
  await expect(acknowledged).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  // A notice stays open while the pointer is on it.
  await acknowledged.hover();
  const main = page.getByRole('main');
  await expect(main).toContainText('Priya Nair');
  const stored = await purchaseOrder(server.url, await token('manager'), order.id);
  expect(stored.acknowledgedBy?.person.fullName).toBe('Priya Nair');
  await expect(main).toContainText(shortDate(stored.acknowledgedAt ?? ''));
  await expect(main.getByText('Pending', { exact: true })).toHaveCount(0);
  await same();
  await acknowledged.getByRole('link', { name: 'Show pending orders' }).click();
  await expect(page).toHaveURL('/purchase-order?acknowledgement=pending');
  // Looks only into the main part, because the notice beside it may still be open.
  await expect(main.getByText(order.reference)).toHaveCount(0);

  await expect(second.getByRole('main')).toContainText('Priya Nair', soon);
  await expect(second.getByText('Pending', { exact: true })).toHaveCount(0);
  await expect(acknowledge(second, order)).toHaveCount(0);
});

test('an order is acknowledged from the list by keyboard alone', async ({ page, signIn, server, token }) => {
  const order = await pendingOrder(server.url, await token('manager'));
  await signIn('manager', `/purchase-order?q=${order.reference}`);
  await expect(acknowledge(page, order)).toBeVisible();
  await acknowledge(page, order).focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(acknowledge(page, order)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: order.reference })).toContainText('Acknowledged');
  await expect(acknowledge(page, order)).toBeFocused();
  await expect(page).toHaveURL(`/purchase-order?q=${order.reference}`);
});

test('a double click sends one request; the dialog stays open while it is pending', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const order = await pendingOrder(server.url, await token('manager'));
  await signIn('manager', pathOf(order.id, '/purchase-order'));
  const sent = watchOperation(page, mutation);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(mutation)) await held;
    await route.fallback();
  });
  await acknowledge(page, order).click();
  await question(page).getByRole('button', { name: 'Acknowledge' }).dblclick();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(question(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('when the network is lost in the middle of a click, the dialog shows an error, and the second attempt is the same request', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|graphql/);
  const order = await pendingOrder(server.url, await token('manager'));
  await signIn('manager', pathOf(order.id, '/purchase-order'));
  const keys: (string | undefined)[] = [];
  let lost = true;
  // The server saves, but its answer is lost.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (!lost) return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await acknowledge(page, order).click();
  await question(page).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(question(page).getByRole('alert').first()).toHaveText('There is no connection to the server.');
  await expectNoAxeFindings(page);
  const first = await purchaseOrder(server.url, await token('manager'), order.id);
  expect(first.acknowledgedAt).not.toBeNull();
  lost = false;
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Priya Nair');
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await purchaseOrder(server.url, await token('manager'), order.id)).acknowledgedAt).toBe(first.acknowledgedAt);
});

test('the dialog shows an error of the server and a faster colleague, each with a way to continue', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/500|already been acknowledged|Something went wrong/);
  const order = await pendingOrder(server.url, await token('manager'));
  await signIn('manager', pathOf(order.id, '/purchase-order'));
  let broken = true;
  await page.route('**/graphql', (route) =>
    broken && route.request().postData()?.includes(mutation)
      ? route.fulfill({
          json: {
            data: { acknowledgePurchaseOrder: null },
            errors: [{ message: 'Something went wrong on the server.', extensions: { status: 500 } }],
          },
        })
      : route.fallback(),
  );
  await acknowledge(page, order).click();
  await question(page).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(question(page).getByRole('alert').first()).toHaveText('Something went wrong on the server.');

  // Meanwhile a colleague acknowledges the order.
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await token('admin')}` },
    body: JSON.stringify({
      query: `mutation ($input: acknowledgePurchaseOrderInput!) { acknowledgePurchaseOrder(input: $input) { clientMutationId } }`,
      variables: { input: { id: order.id } },
    }),
  });
  expect((await response.json()).data).toEqual({ acknowledgePurchaseOrder: { clientMutationId: null } });
  broken = false;
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(question(page).getByRole('alert').first()).toHaveText(
    'This purchase order has already been acknowledged.',
  );
  await expect(page.getByRole('main')).toContainText('Grace Okafor');
  await question(page).getByText('Close').click();
  await expect(question(page)).toHaveCount(0);
});
