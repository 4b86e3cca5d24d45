import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { NO_SERVER } from '../src/PageWatch.ts';
import { changeRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, failOperations, failurePanel, markDocument, screenTitle } from '../src/screens.ts';

test('a screen whose query fails shows the error, the rest works, and Try again loads it', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500/, /BookingListPageQuery/);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const notReloaded = await markDocument(page);
  const recover = await failOperations(page, 'BookingListPageQuery');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(failurePanel(page)).toContainText('The server could not answer.');
  await expect(failurePanel(page)).toContainText('REQUEST_FAILED');
  await expectNoAxeFindings(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' }).click();
  await expectScreen(page, 'Classes');
  await page.goBack();
  await expect(failurePanel(page)).toBeVisible();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, 'Bookings');
  await notReloaded();
});

test('while the server is down a screen says that it cannot be reached, and loads by itself later', async ({
  page,
  signIn,
  server,
  allowErrors,
}) => {
  allowErrors(NO_SERVER, /REQUEST_OFFLINE/);
  await signIn('manager', '/training-class?view=table');
  await expectScreen(page, 'Classes');
  const notReloaded = await markDocument(page);
  await server.stop();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(failurePanel(page)).toContainText('The server cannot be reached');
  await expect(failurePanel(page)).toContainText('Your place and filters are kept.');
  await expect(failurePanel(page)).not.toContainText('The rest of the console works.');
  await server.start();
  await expectScreen(page, 'Classes');
  await expect(page).toHaveURL(/view=table/);
  await expect(page).toHaveURL(/startDate=/);
  await notReloaded();
});

test('without a network the console shows an error, keeps its frame and recovers by itself', async ({
  page,
  context,
  signIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_NETWORK_IO_SUSPENDED|REQUEST_OFFLINE|SLOT_/);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const bookings = page.getByRole('main').getByRole('link', { name: /^BK-/ });
  // Loads the screen's code first, so that later only its data is missing.
  await bookings.first().click();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await page.goBack();
  await expectScreen(page, 'Bookings');
  const notReloaded = await markDocument(page);
  await context.setOffline(true);
  await bookings.nth(1).click();
  await expect(failurePanel(page)).toContainText('The server cannot be reached');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoAxeFindings(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await notReloaded();
});

test('with a slow, failing query the old screen stays until the error is shown', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500/, /BookingListPageQuery/);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('BookingListPageQuery')) return route.fallback();
    await answered;
    await route.fulfill({ status: 500, json: { code: 500, message: 'Something went wrong on the server.' } });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  await expect(screenTitle(page, 'Classes')).toBeVisible();
  answer();
  await expect(failurePanel(page)).toBeVisible();
});

test('a registry that cannot be fetched shows an error, and Try again starts the console', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/503|registry/);
  let status = 503;
  await page.route('**/registry.json', (route) => (status === 503 ? route.fulfill({ status }) : route.continue()));
  await signIn('manager', '/booking');
  await expect(page.getByRole('alert')).toContainText('The list of screens could not be read.');
  await expect(page.getByRole('alert')).toContainText('REGISTRY_UNREACHABLE');
  await expectNoAxeFindings(page);
  const notReloaded = await markDocument(page);
  status = 200;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, 'Bookings');
  await notReloaded();
});

test('an invalid registry shows an error, and the user can sign out', async ({ page, signIn, allowErrors }) => {
  allowErrors(/registry/i);
  for (const body of ['<!doctype html>', '{"remotes": "all"}', '[]']) {
    await page.route('**/registry.json', (route) => route.fulfill({ contentType: 'application/json', body }));
    await signIn('manager', '/booking');
    await expect(page.getByRole('alert')).toContainText('REGISTRY_INVALID');
    await page.unroute('**/registry.json');
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('an entry that the shell cannot run is refused with a reason, and the others run', async ({ page, signIn }) => {
  await changeRegistry(page, (registry) => {
    remoteOf(registry, 'bookings').platform = '9.0.0';
    registry.remotes.push({ ...remoteOf(registry, 'classes'), name: 'Sixth remote' });
  });
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries.filter({ hasText: 'Classes' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Bookings' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'About this console' }).click();
  await expect(page.getByRole('row', { name: /bookings/ })).toContainText('It was built for platform 9.0.0');
  await expect(page.getByRole('row', { name: /Sixth remote/ })).toContainText('Refused.');
});

test('NAV-15 a pending script shows "Still loading" after 10 s on the first load, and fails after 120 s', async ({
  page,
  signIn,
  allowErrors,
  server,
}) => {
  allowErrors(/ERR_FAILED|ERR_ABORTED|timeout|PAGE_CODE_FAILED|REMOTE_ENTRY/i);
  const { base } = remoteOf(await (await fetch(`${server.url}/registry.json`)).json(), 'bookings');
  await page.clock.install();
  await page.route(`**${base}**`, () => undefined);
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  // The pending script may hold back the load event.
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The clock advances by far less than 10 s, because it also advances with real time.
  await page.clock.fastForward(2_000);
  await expect(screenTitle(page, 'Still loading')).toBeHidden();
  await page.clock.fastForward(9_000);
  await expectScreen(page, 'Still loading');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.clock.fastForward(112_000);
  await expect(failurePanel(page)).toContainText('Bookings did not load');
  await expect(failurePanel(page)).toContainText('This part of the console took too long to arrive.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, 'Bookings');
});
