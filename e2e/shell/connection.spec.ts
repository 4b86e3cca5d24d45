import { settled } from '@console/harness/settled';
import type { BrowserContext, Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { NO_SERVER } from '../src/PageWatch.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, failurePanel, markDocument, noteBox } from '../src/screens.ts';

const CUT = /ERR_|REQUEST_OFFLINE|PAGE_CODE|REMOTE_|SLOT_|timeout|Failed to fetch|Loading chunk/i;
const soon = { timeout: 40_000 };

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'The server cannot be reached.' });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function comeBack(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0, soon);
}

test('without a network every screen shows one banner, and a screen whose code is missing opens by itself later', async ({
  page,
  context,
  signIn,
  allowErrors,
}) => {
  allowErrors(CUT);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const notReloaded = await markDocument(page);
  await settled(page);
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const title = await place();
  await context.setOffline(true);
  await expect(banner(page)).toHaveText(
    'The server cannot be reached. The console tries again every second and keeps what you typed.',
  );
  await expect.poll(() => page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title);
  const covered = async () => {
    const lower = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
    const edge = await banner(page).boundingBox();
    return (lower?.y ?? 0) + (lower?.height ?? 0) - (edge?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(1);
  await expectNoAxeFindings(page);
  await menu(page, 'Purchase orders').click();
  await expect(failurePanel(page)).toContainText('This screen opens by itself when the connection is back.');
  await expect(failurePanel(page)).not.toContainText('The rest of the console works');
  await expect(banner(page)).toBeVisible();
  await comeBack(page, context);
  await expectScreen(page, 'Purchase orders');
  await expect(page.getByRole('status').filter({ hasText: 'The connection to the server is back.' })).toBeAttached();
  await notReloaded();
});

test('what was typed survives the loss and the return of the connection, with the focus', async ({
  page,
  context,
  server,
  token,
  signIn,
  allowErrors,
}) => {
  allowErrors(CUT);
  const draft = await newDraft(server.url, await token('manager'), 'On a train');
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'On a train');
  await noteBox(page).click();
  await noteBox(page).pressSequentially('The customer calls ');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(noteBox(page)).toBeFocused();
  await expect(noteBox(page)).toBeInViewport();
  await page.keyboard.type('back on Monday.');
  await page.getByRole('button', { name: /^Post/ }).click();
  await expect(noteBox(page)).toContainText('The customer calls back on Monday.');
  const alert = page.getByRole('alert').filter({ hasText: 'The note was not posted.' });
  await expect(alert).toContainText('There is no connection to the server.');
  await comeBack(page, context);
  await expect(alert).toHaveCount(0);
  await expect(noteBox(page)).toContainText('The customer calls back on Monday.');
  await page.getByRole('button', { name: /^Post/ }).click();
  await expect(noteBox(page)).toHaveText('');
  await expect(page.getByText('The customer calls back on Monday.')).toBeVisible();
});

test('a stopped server shows the banner on an idle screen, and its restart removes it', async ({
  page,
  server,
  signIn,
  allowErrors,
}) => {
  allowErrors(CUT, NO_SERVER);
  await signIn('manager', '/training-class?view=table');
  await expectScreen(page, 'Classes');
  const notReloaded = await markDocument(page);
  await server.stop();
  await expect(banner(page)).toBeVisible(soon);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(failurePanel(page)).toContainText('The server cannot be reached');
  await server.start();
  await expect(banner(page)).toHaveCount(0, soon);
  await expectScreen(page, 'Classes');
  await expect(page).toHaveURL(/startDate=/);
  await notReloaded();
});

test('a panel of another domain that did not load without a connection loads by itself later', async ({
  page,
  context,
  server,
  token,
  signIn,
  allowErrors,
}) => {
  allowErrors(CUT, /invoices/i);
  const draft = await newDraft(server.url, await token('manager'), 'With a panel');
  await page.route('**/releases/billing/**', (route) => route.abort());
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'With a panel');
  const failed = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(failed).toBeVisible(soon);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.unroute('**/releases/billing/**');
  await comeBack(page, context);
  await expect(failed).toHaveCount(0, soon);
});
