import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@console/releases';
import type { Page } from 'playwright';
import { typeSignIn } from '../src/accounts.ts';
import { expect, test } from '../src/ownReleases.ts';
import { readRegistry } from '../src/registry.ts';
import {
  bookingPath,
  box,
  type ClassOnSale,
  classesOnSale,
  itemsOf,
  newDraft,
  sell,
  sellingPath,
  typeSale,
} from '../src/sales.ts';
import { expectScreen, markDocument, watchOperation } from '../src/screens.ts';

test.use({ onlyKnownOperations: false });

const mutation = 'useCreatePublicItemMutation';
const addItem = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add item' });
const back = (page: Page) => page.getByText('What you typed here before is back. It is not saved yet.');

interface Place {
  readonly server: { readonly url: string };
  readonly token: (account: 'manager') => Promise<string>;
}

/** A draft and a class of the test's own. */
async function prepare({ server, token }: Place, title: string, index: number) {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, title);
  const wanted: ClassOnSale | undefined = (await classesOnSale(server.url, manager, 5))[index];
  if (!wanted) throw new Error('The demo data has too few classes on sale.');
  return { manager, draft, wanted };
}

test('a token that expires in mid-form: the draft is back after sign-in, and is saved once', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/401/);
  const { manager, draft, wanted } = await prepare({ server, token }, 'Expired in mid-form', 0);
  await page.clock.install();
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  await page.clock.fastForward(9 * 3_600_000);
  await expect(page).toHaveURL('/login');
  // The token that the server gives is of the server's hours, not of the tab's.
  await page.clock.setSystemTime(new Date());
  await typeSignIn(page, 'manager');
  await expectScreen(page, 'Add public course');
  await expect(back(page)).toBeVisible();
  await expect(box(page, /^Seats/)).toHaveValue('2');
  await expect(box(page, /^Unit price/)).toHaveValue('495.00');
  await expect(page.getByText(`${wanted.title} · ${wanted.reference}`)).toBeVisible();
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(await itemsOf(server.url, manager, draft.id)).toMatchObject([{ quantity: 2, unitPrice: { amount: 49_500 } }]);
});

test('a server killed and started between two clicks: a sentence, another try, and nothing twice', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/ERR_CONNECTION|Failed to fetch|502|503/);
  const { manager, draft, wanted } = await prepare({ server, token }, 'Killed between two clicks', 1);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  const keys: (string | undefined)[] = [];
  let lost = true;
  // The first attempt reaches the server, which dies before the answer arrives.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (!lost) return route.fallback();
    await route.fetch();
    await server.kill();
    await route.abort('connectionreset');
  });
  await addItem(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no connection to the server.');
  await expect(box(page, /^Unit price/)).toHaveValue(/^495/);
  await server.start();
  lost = false;
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await itemsOf(server.url, manager, draft.id)).toHaveLength(1);
});

test('the same click sent twice is one item', async ({ page, signIn, server, token }) => {
  const { manager, draft, wanted } = await prepare({ server, token }, 'Sent twice', 2);
  await signIn('manager', sellingPath(draft, wanted));
  await expectScreen(page, 'Add public course');
  await typeSale(page, wanted, '2', '495');
  // As a network does that repeats what it thought lost.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(mutation)) await route.fetch();
    return route.fallback();
  });
  await addItem(page).click();
  await expect(page).toHaveURL(bookingPath(draft));
  const items = await itemsOf(server.url, manager, draft.id);
  expect(items).toMatchObject([{ quantity: 2, class: { seatsFreeCount: wanted.seatsFreeCount - 2 } }]);
});

test('two managers edit one item: the second sees both values and keeps what was typed', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const { manager, draft, wanted } = await prepare({ server, token }, 'Edited by two', 3);
  await sell(server.url, manager, draft.id, wanted.id, 2);
  const other = await newVisitor();
  for (const [account, where] of [
    ['manager', page],
    ['admin', other],
  ] as const) {
    await signIn(account, bookingPath(draft), where);
    await expectScreen(where, 'Edited by two');
    await where.getByRole('button', { name: `Actions of ${wanted.title}` }).click();
    await where.getByRole('menuitem', { name: 'Edit' }).click();
  }
  const field = (where: Page, name: RegExp) => where.getByRole('dialog').getByRole('textbox', { name });
  const save = (where: Page) => where.getByRole('dialog').getByRole('button', { name: 'Save item' });
  await field(other, /^Unit price/).fill('120');
  await field(other, /^PO number/).fill('PO-OTHER');
  await save(other).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await field(page, /^Unit price/).fill('150');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('has been changed since you opened it');
  await expect(dialog).toContainText('£120.00');
  await expect(field(page, /^Unit price/)).toHaveValue('150.00');
  await expect(field(page, /^PO number/)).toHaveValue('PO-OTHER');
  await save(page).click();
  await expect(dialog).toHaveCount(0);
  expect(await itemsOf(server.url, manager, draft.id)).toMatchObject([
    { unitPrice: { amount: 15_000 }, poNumber: 'PO-OTHER' },
  ]);
});

test('two managers edit one booking: the second sees both values and keeps what was typed', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/has been changed since you opened it/);
  const { draft } = await prepare({ server, token }, 'One booking, two managers', 3);
  const other = await newVisitor();
  const dialog = (where: Page) => where.getByRole('dialog');
  const title = (where: Page) => dialog(where).getByRole('textbox', { name: /^Title/ });
  for (const [account, where] of [
    ['manager', page],
    ['admin', other],
  ] as const) {
    await signIn(account, bookingPath(draft), where);
    await expectScreen(where, 'One booking, two managers');
    await where.getByRole('button', { name: 'More actions' }).click();
    await where.getByRole('menuitem', { name: 'Edit booking' }).click();
    await expect(title(where)).toHaveValue('One booking, two managers');
  }
  await title(other).fill('As the other has it');
  await other.keyboard.press('Control+s');
  await expect(dialog(other)).toHaveCount(0);

  await title(page).fill('As I have it');
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert')).toContainText('has been changed since you opened it');
  await expect(dialog(page)).toContainText('As the other has it');
  await expect(title(page)).toHaveValue('As I have it');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await expectScreen(page, 'As I have it');
});

test('a bookings release while the form is open: it goes on, and what was typed is kept when the tab takes it', async ({
  page,
  signIn,
  server,
  token,
  releases,
}) => {
  const { manager, draft, wanted } = await prepare({ server, token }, 'Released in mid-form', 4);
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
  const looked = page.waitForResponse('**/registry.json', { timeout: 15_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await looked).finished();
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

test('the worst input in every field is refused in words, and nothing is sent', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepare({ server, token }, 'Worst input', 5);
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
