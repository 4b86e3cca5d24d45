import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@console/releases';
import type { Page } from 'playwright';
import { typeSignIn } from '../src/accounts.ts';
import { expect, test } from '../src/ownReleases.ts';
import { NO_SERVER } from '../src/PageWatch.ts';
import { readRegistry } from '../src/registry.ts';
import { bookingPath, itemsOf, prepareSale, sellingPath, typeSale } from '../src/sales.ts';
import { box, expectScreen, markDocument, watchOperation } from '../src/screens.ts';

test.use({ onlyKnownOperations: false });

const mutation = 'useCreatePublicItemMutation';
const addItem = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add item' });
const back = (page: Page) => page.getByText('What you typed here before is back. It is not saved yet.');

test('when a token expires in the middle of a form, the draft returns after sign-in and is saved once', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/401/);
  const { draft, wanted } = await prepareSale({ server, token }, 'Expired in mid-form', 0);
  await page.clock.install();
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  await page.clock.fastForward(9 * 3_600_000);
  await expect(page).toHaveURL('/login');
  // The server issues tokens by its own clock, so the tab's clock must show the real time again.
  await page.clock.setSystemTime(new Date());
  await typeSignIn(page, 'manager');
  await expectScreen(page, 'Add public course');
  await expect(back(page)).toBeVisible();
  await expect(box(page, /^Seats/)).toHaveValue('2');
  await expect(box(page, /^Unit price/)).toHaveValue('495.00');
  await expect(page.getByText(`${wanted.title} · ${wanted.reference}`)).toBeVisible();
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  // The first token has been ended.
  const items = await itemsOf(server.url, await token('manager'), draft.id);
  expect(items).toMatchObject([{ quantity: 2, unitPrice: { amount: 49_500 } }]);
});

test('when the server is killed and restarted between two clicks, the second attempt finds what the first has made, also after a reload and a change', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(NO_SERVER, /502|503/);
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Killed between two clicks', 1);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  const keys: (string | undefined)[] = [];
  let lost = true;
  // The first attempt reaches the server, which dies before it answers.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (!lost) return route.fallback();
    await route.fetch();
    await server.kill();
    await route.abort('connectionreset');
  });
  await addItem(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('It is not known whether the item was added.');
  await expect(alert).toContainText('There is no connection to the server.');
  await expect(box(page, /^Unit price/)).toHaveValue(/^495/);
  await server.start();
  lost = false;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectScreen(page, 'Add public course');
  await expect(page.getByText('What you typed here before is back.', { exact: true })).toBeVisible();
  await expect(alert.filter({ hasText: 'It is not known whether the item was added.' })).toBeVisible();
  await box(page, /^PO number/).fill('PO-LATE');
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Your first attempt was saved already. What you typed after it is kept.',
  );
  expect(await itemsOf(server.url, manager, draft.id)).toMatchObject([{ quantity: 2, poNumber: null }]);
});

test('a request that is sent twice creates one item', async ({ page, signIn, server, token }) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Sent twice', 2);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  // Sends the request twice, as a network may do when it takes the first one for lost.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(mutation)) await route.fetch();
    return route.fallback();
  });
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  const items = await itemsOf(server.url, manager, draft.id);
  expect(items).toMatchObject([{ quantity: 2, class: { seatsFreeCount: wanted.seatsFreeCount - 2 } }]);
});

test('a form stays usable when bookings are released meanwhile, and keeps its text when the tab takes the new release', async ({
  page,
  signIn,
  server,
  token,
  releases,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Released in mid-form', 4);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  const notReloaded = await markDocument(page);

  const before = (await readRegistry(server.url)).remotes.find(({ name }) => name === 'bookings');
  const dist = mkdtempSync(join(tmpdir(), 'console-bookings-'));
  cpSync(join(releases, (before?.base ?? '').replace(/^\/releases\//, '')), dist, { recursive: true });
  writeFileSync(join(dist, 'edition.txt'), 'another');
  await release({ releases, builds: [dist] });
  const after = (await readRegistry(server.url)).remotes.find(({ name }) => name === 'bookings');
  expect(after?.base).not.toBe(before?.base);
  const registryRead = page.waitForResponse('**/registry.json', { timeout: 40_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await registryRead).finished();
  await notReloaded();
  await expect(box(page, /^Unit price/)).toHaveValue('495');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectScreen(page, 'Add public course');
  await expect(back(page)).toBeVisible();
  await expect(box(page, /^Unit price/)).toHaveValue('495.00');
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(await itemsOf(server.url, manager, draft.id)).toHaveLength(1);
  rmSync(dist, { recursive: true, force: true });
});

test('the worst input in every field is refused in a sentence, and nothing is sent', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Worst input', 5);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  const sent = watchOperation(page, mutation);
  await addItem(page).click();
  await expect(page.getByText('Class is required')).toBeVisible();
  await expect(page.getByText('Unit price is required')).toBeVisible();
  await typeSale(page, wanted, '1', '100');

  const worst: [field: RegExp, typed: readonly string[]][] = [
    [/^Seats/, ['', '0', '-1', '1.5', 'two', '1e3', '99999999999999999999', '<script>alert(1)</script>', '500']],
    [/^Unit price/, ['', '-1', 'free', '1.999', '99999999999999999999', '£', '10000000.01', '\u202e12']],
    [/^Tax rate/, ['-1', '101', '5.555', 'ten', '1e400']],
    [/^PO number/, ['x'.repeat(5_000), 'a\u0000b']],
  ];
  const good: Record<string, string> = {
    '/^Seats/': '1',
    '/^Unit price/': '100',
    '/^Tax rate/': '',
    '/^PO number/': '',
  };
  for (const [name, values] of worst) {
    for (const typed of values) {
      await box(page, name).fill(typed);
      await addItem(page).click();
      await expect(page.getByRole('main').getByRole('alert').first(), `${name} ${typed.slice(0, 30)}`).toContainText(
        /Correct the .*field/,
      );
      await expect(box(page, name)).toBeFocused();
    }
    await box(page, name).fill(good[String(name)] ?? '');
  }
  expect(sent).toEqual([]);
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(await itemsOf(server.url, manager, draft.id)).toHaveLength(1);
});
