import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { type BookingRow, latestBookings } from '../src/bookings.ts';
import { firstThat } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { rename, rowOf, soon, watchStreams } from '../src/live.ts';
import { NO_SERVER } from '../src/PageWatch.ts';
import { bookingPath, type Draft, newDraft, prepareSale, sell } from '../src/sales.ts';
import { expectScreen, markDocument, watchOperation } from '../src/screens.ts';
import { withoutLive } from '../src/withoutLive.ts';

/** A booking of another customer, so that no screen shows both. */
async function bookingOfAnother(url: string, token: string, { reference }: Draft): Promise<BookingRow> {
  const draft = firstThat(await latestBookings(url, token), (row) => row.reference === reference, 'such draft');
  // The latest bookings may all be drafts of earlier tests, which are for one customer.
  const others = await latestBookings(url, token, 'status: delivered');
  return firstThat(others, ({ customer }) => customer.id !== draft.customer.id, 'booking of another customer');
}

/** Makes a page hidden, like a background tab. A headless browser never does. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

test('a renamed booking shows its new title on its screen and in the list, and other screens send no request', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Before it was renamed');
  const [atList, elsewhere] = [await newVisitor(), await newVisitor()];
  const other = await bookingOfAnother(server.url, manager, draft);
  const streams = [page, atList, elsewhere].map((one) => watchStreams(one.context()));
  const answered = elsewhere.waitForResponse('**/graphql?live', soon);
  await signIn('manager', bookingPath(draft));
  await signIn('admin', '/booking', atList);
  await signIn('admin', bookingPath(other), elsewhere);
  await expectScreen(page, 'Before it was renamed');
  await expect(rowOf(atList, draft.reference)).toContainText('Before it was renamed');
  await expectScreen(elsewhere, other.title);
  for (const { open } of streams) await expect.poll(() => open().length, soon).toBe(1);
  // The stream first repeats the changes of the last seconds.
  await answered;
  await settled(elsewhere);
  const asked = watchOperation(elsewhere, 'BookingDetailPageQuery');
  const unmoved = await markDocument(page);

  await rename(server.url, await token('admin'), draft, 'After it was renamed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After it was renamed', soon);
  await expect(rowOf(atList, draft.reference)).toContainText('After it was renamed', soon);
  await unmoved();
  expect(asked).toEqual([]);
});

test('seats that a colleague sells are shown as taken on the screen of the class', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Sold while somebody looked', 6);
  await signIn('manager', `/training-class/${wanted.id.split('/')[1]}?tab=seats`);
  await expectScreen(page, wanted.title);
  const rows = page.getByRole('table', { name: 'Seats of the class' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Free seat' })).toHaveCount(wanted.seatsFreeCount);
  await sell(server.url, manager, draft.id, wanted.id, 2);
  await expect(rows.filter({ hasText: draft.reference })).toHaveCount(2, soon);
  await expect(rows.filter({ hasText: 'Free seat' })).toHaveCount(wanted.seatsFreeCount - 2);
});

test('an open form keeps its input, shows what a colleague saved, and can be saved over it', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('admin'), 'Edited by two at once');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Edited by two at once');
  await page.getByRole('button', { name: 'Edit booking' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  await title.fill('As I have it');
  await rename(server.url, await token('admin'), draft, 'As the colleague has it');
  await expect(dialog).toContainText('As the colleague has it', soon);
  await expect(title).toHaveValue('As I have it');
  await expect(title).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expectScreen(page, 'As I have it');
});

test('after the server is killed and restarted, a tab receives later changes and the missed ones', async ({
  page,
  context,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  // The console asks until the server answers again.
  allowErrors(NO_SERVER);
  const admin = await token('admin');
  const draft = await newDraft(server.url, admin, 'Before the kill');
  const streams = watchStreams(context);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Before the kill');
  await expect.poll(() => streams.open().length).toBe(1);
  // The stream first repeats the changes of the last seconds, and the tab fetches them.
  await settled(page);
  await server.kill();
  await expect.poll(() => streams.open().length).toBe(0);
  await server.start();
  await rename(server.url, admin, draft, 'Between the two');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Between the two', { timeout: 45_000 });
  await rename(server.url, admin, draft, 'After it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After it', soon);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('eight tabs share one stream, and another tab opens it when its tab closes', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const admin = await token('admin');
  const draft = await newDraft(server.url, admin, 'Seen in eight tabs');
  const streams = watchStreams(context);
  await signIn('manager', bookingPath(draft));
  const tabs = [page];
  while (tabs.length < 8) {
    const tab = await context.newPage();
    await tab.goto(bookingPath(draft));
    tabs.push(tab);
  }
  for (const tab of tabs) await expectScreen(tab, 'Seen in eight tabs');
  await expect.poll(() => streams.open().length).toBe(1);
  await rename(server.url, admin, draft, 'Told to eight tabs');
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Told to eight tabs', soon);
  expect(streams.asked()).toBe(1);

  const [leader] = streams.open();
  await leader?.close();
  await expect.poll(() => streams.open().length).toBe(1);
  await rename(server.url, admin, draft, 'Told to seven');
  for (const tab of tabs.filter((one) => one !== leader))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Told to seven', soon);
  expect(streams.asked()).toBe(2);
});

test('a hidden tab sends no request, and a single one when it becomes visible', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const admin = await token('admin');
  const draft = await newDraft(server.url, admin, 'Asleep');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Asleep');
  const awake = await context.newPage();
  await awake.goto(bookingPath(draft));
  await expectScreen(awake, 'Asleep');
  await hide(page, true);
  const asked = watchOperation(page, 'BookingDetailPageQuery');
  for (let time = 1; time <= 5; time += 1) await rename(server.url, admin, draft, `Asleep, ${time}`);
  await expect(awake.getByRole('heading', { level: 1 })).toHaveText('Asleep, 5', soon);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asleep');
  expect(asked).toEqual([]);
  await hide(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asleep, 5', soon);
  expect(asked).toHaveLength(1);
});

test('without the Web Locks API, as without TLS, each tab has its own stream', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const draft = await newDraft(server.url, await token('admin'), 'Without locks');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Without locks');
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  await rename(server.url, await token('admin'), draft, 'Followed without locks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Followed without locks', soon);
});

test('the console works with a server without a stream, and requests the stream once', async ({
  page,
  context,
  signIn,
}) => {
  await withoutLive(page);
  const streams = watchStreams(context);
  const answered = page.waitForResponse('**/graphql?live');
  await signIn('manager', '/booking');
  await answered;
  await expectScreen(page, 'Bookings');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await expectScreen(page, 'Customers');
  await hide(page, true);
  await hide(page, false);
  await expect(page.getByRole('link', { name: /^CU-/ }).first()).toBeVisible();
  expect(streams.asked()).toBe(1);
});
