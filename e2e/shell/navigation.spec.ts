import { typeSignIn } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { changeRegistry, remoteOf } from '../src/registry.ts';
import { expectScreen, go } from '../src/screens.ts';

/** The sidebar entries of the live remotes, in the order of C§2. */
const everybodys = [
  'Classes',
  'Bookings',
  'Change requests',
  'Tickets',
  'Customers',
  'Course list',
  'Subject list',
  'Trainers',
  'Trainer courses',
  'Public schedules',
  'Suppliers',
  'Purchase orders',
  'Invoices',
  'Debtors',
  'Email logs',
];

test('the sidebar has an entry for every screen that the user may open, in order', async ({
  page,
  signIn,
  newVisitor,
}) => {
  await signIn('manager', '/');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link')).toHaveText(everybodys);
  const administrator = await newVisitor();
  await signIn('admin', '/', administrator);
  await expect(administrator.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    ...everybodys,
    'Feedback',
    'Quotes',
    'Sale signals',
    'User management',
    'Workflows',
    'Email templates',
    'Prompt templates',
  ]);
  await expect(sidebar.getByRole('link', { name: 'Classes' })).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/booking');
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Classes' })).not.toHaveAttribute('aria-current', 'page');
});

test('NAV-02 the footer shows a copyright line with the year', async ({ page, signIn }) => {
  await page.clock.setFixedTime(Date.now());
  await signIn('manager', '/');
  const year = String(new Date().getUTCFullYear());
  await expect(page.getByRole('contentinfo')).toHaveText(`© ${year} Admin console`);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(page.getByRole('contentinfo')).toHaveText(`© ${year}`);
});

test('/ redirects to /dashboard, and that to the class list; going back skips the redirects', async ({
  page,
  signIn,
}) => {
  for (const path of ['/', '/dashboard', '/app']) {
    await signIn('manager', path);
    await expect(page).toHaveURL('/training-class');
    await expectScreen(page, 'Classes');
    await expect(page).toHaveTitle(/Classes/);
  }
});

test('NAV-18 an address without a route shows "not found" with a link to the landing screen', async ({
  page,
  signIn,
}) => {
  for (const path of ['/no-such-screen', '/booking/one/two/three', '/training-class/x/y']) {
    await signIn('manager', path);
    await expectScreen(page, 'There is no such screen');
    await expect(page).toHaveURL(path);
  }
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Go to Classes' }).click();
  await expect(page).toHaveURL('/training-class');
});

test('NAV-18 a booking and a class that do not exist show "not found"', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  const title = page.getByRole('heading', { level: 1 });
  for (const [path, name] of [
    ['/booking/01J00000000000000000000000', /There is no such (booking|screen)/],
    ['/training-class/01J00000000000000000000000', /There is no such (class|screen)/],
    ['/booking/not-an-id', /There is no such (booking|screen)/],
    ['/training-class/%22%3E%3Cscript%3E', /There is no such (class|screen)/],
  ] as const) {
    await go(page, path);
    await expect(title, path).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await go(page, '/training-class');
    await expectScreen(page, 'Classes');
  }
});

test('NAV-19 the console is English, and /app is guarded', async ({ page, newVisitor }) => {
  await page.goto('/app');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await typeSignIn(page, 'manager');
  await expect(page).toHaveURL('/training-class');

  const french = await newVisitor({ locale: 'fr-FR' });
  await french.goto('/app');
  await expect(french).toHaveURL('/login');
  await expectScreen(french, 'Welcome to the admin');
});

test('ACC-13 a screen that the roles may not open is refused with a message, and is not in the sidebar', async ({
  page,
  newVisitor,
  signIn,
}) => {
  const restrict = (where: typeof page) =>
    changeRegistry(where, (registry) => {
      for (const route of remoteOf(registry, 'bookings').routes) route.roles = ['ROLE_ADMIN'];
    });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await restrict(page);
  await signIn('manager', '/booking');
  await expectScreen(page, 'You do not have access to Bookings');
  await expect(page.getByRole('main')).toContainText('Priya Nair');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  expect(asked.filter((request) => request.includes('BookingListPageQuery'))).toEqual([]);
  await expectNoAxeFindings(page);

  const admin = await newVisitor();
  await restrict(admin);
  await signIn('admin', '/booking', admin);
  await expectScreen(admin, 'Bookings');
});

test('the breadcrumb lists the ancestors of a screen and links to them', async ({ page, signIn }) => {
  await signIn('manager', '/booking?period=any');
  await page.getByRole('main').getByRole('link', { name: /^BK-/ }).first().click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveCount(2);
  await expect(trail.locator('[aria-current="page"]')).toHaveText(/^BK-\d+$/);
  await expect(page).toHaveTitle(/^BK-\d+ /);
  await trail.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/booking?period=any');
});

test('the sidebar folds and stays folded, and is always folded in a narrow window', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await page.getByRole('button', { name: 'Fold the sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfold the sidebar' }).click();
  await page.setViewportSize({ width: 820, height: 900 });
  await expect.poll(async () => (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(48);
});

test('the About panel names the shell and every remote with version and state; dialogs are 500 wide on level 200', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.click();
  await expectNoAxeFindings(page);
  // By keyboard: a pointer that rests there would point at a link of the list once the menu is closed, and load its remote.
  await page.getByRole('menuitem', { name: 'About this console' }).press('Enter');
  const about = page.getByRole('dialog', { name: 'About this console' });
  await expect(about.getByRole('row', { name: /^Shell/ })).toContainText('Running');
  await expect(about.getByRole('row', { name: /^Classes/ })).toContainText('Loaded');
  await expect(about.getByRole('row', { name: /^Bookings/ })).toContainText('Not loaded yet');
  await expectNoAxeFindings(page);
  await expect.poll(async () => (await about.boundingBox())?.width).toBe(500);
  await expect(about).toHaveCSS('z-index', '200');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(account).toBeFocused();
});
