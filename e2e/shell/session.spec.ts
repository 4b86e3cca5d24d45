import { TOKEN_KEY, typeSignIn } from '../src/accounts.ts';
import { collectAnswers } from '../src/collectAnswers.ts';
import { expect, test } from '../src/fixtures.ts';
import { endSession } from '../src/revoke.ts';
import { expectScreen } from '../src/screens.ts';
import { MINUTE, watching } from '../src/sessionWatch.ts';
import { signInAlert, storedToken } from '../src/signInScreen.ts';
import { withoutLive } from '../src/withoutLive.ts';

const TOKEN_HOURS = 12;

/** Another tab may ask once more before it knows that its token has ended. */
const OTHER_TAB = /\b401\b/;

test('ACC-04 a visitor is sent to sign-in, and then to the attempted route with its query and hash', async ({
  page,
}) => {
  await page.goto('/training-class?period=month&view=table#main');
  await expect(page).toHaveURL('/login');
  await typeSignIn(page, 'manager');
  await expect(page).toHaveURL('/training-class?period=month&view=table#main');
  await expectScreen(page, 'Classes');
});

// The unit test of `rememberRoute` has more addresses.
test('ACC-04 a remembered route outside of the console is ignored', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('console.attempted-route', '//evil.example/training-class'));
  await typeSignIn(page, 'manager');
  await expect(page).toHaveURL('/training-class');
  await expectScreen(page, 'Classes');
});

test('ACC-05 a token that expired before the visit clears the session', async ({ page, signIn }) => {
  await page.clock.setFixedTime(Date.now() + (TOKEN_HOURS + 1) * 3_600_000);
  await signIn('manager', '/training-class');
  await expect(signInAlert(page, 'auth.error.session_expired')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('ACC-05 a token that expires while a screen is open ends the session, and sign-in returns to the screen', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('manager', '/training-class?view=table');
  await expectScreen(page, 'Classes');
  await watching(page);
  // The clock of the page runs on while the test waits, so each step begins at what is left.
  const { exp } = JSON.parse(atob((await storedToken(page))?.split('.')[1] ?? ''));
  const left = async () => exp * 1000 - (await page.evaluate(() => Date.now()));
  // Somebody uses the session all the time.
  while ((await left()) > 45 * MINUTE) {
    await page.clock.fastForward(30 * MINUTE);
    await page.keyboard.press('Shift');
  }
  await expect(page).toHaveURL('/training-class?view=table');
  await page.clock.fastForward((await left()) - 1.5 * MINUTE);
  await expect(page.getByRole('dialog', { name: 'Your session ends soon' })).toBeVisible();
  await page.clock.fastForward(2 * MINUTE);
  await expect(signInAlert(page, 'auth.error.session_expired')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('ACC-05 a missing or invalid token clears the session', async ({ page, signIn }) => {
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  for (const token of [undefined, 'nonsense', 'a.b.c', '']) {
    await page.evaluate(
      ([key, value]) => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
      [TOKEN_KEY, token] as const,
    );
    await page.goto('/training-class');
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
  }
});

test('ACC-08 a user whose session was ended is sent to sign-in by the next answer with 401', async ({
  page,
  signIn,
  server,
  allowErrors,
}) => {
  // The stream of live updates would end the session at once.
  await withoutLive(page);
  allowErrors(/401/);
  await signIn('colleague', '/training-class');
  await expectScreen(page, 'Classes');
  await endSession(page, server);
  const answers = await collectAnswers(page, '**/graphql');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(() => answers[0]).toContain('401');
  await expect(signInAlert(page, 'auth.error.session_expired')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test('ACC-08 another error beside data is only logged to the browser console', async ({
  page,
  signIn,
  allowErrors,
}) => {
  const message = 'The deal record could not be read.';
  allowErrors(new RegExp(message));
  const written = page.waitForEvent('console', (line) => line.type() === 'error' && line.text().includes(message));
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, errors: [{ message }] } });
  });
  await signIn('manager', '/training-class');
  await written;
  await expectScreen(page, 'Classes');
  await expect(page.getByText(message)).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, context, signIn, allowErrors }) => {
  allowErrors(OTHER_TAB);
  await signIn('manager', '/training-class');
  const other = await context.newPage();
  await other.goto('/training-class?view=table');
  await expectScreen(other, 'Classes');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert').locator('[data-error-key]')).toHaveCount(0);
  await expect(other).toHaveURL('/login');
  expect(await storedToken(other)).toBeNull();
});

test('signing out ends the token on the server', async ({ page, server, signIn, token }) => {
  const ended = await token('manager');
  await signIn('manager', '/training-class');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ended}` };
      const answer = await fetch(new URL('/graphql', server.url), {
        method: 'POST',
        headers,
        body: '{"query":"{__typename}"}',
      });
      return answer.text();
    })
    .toContain('401: Your session has ended');
});

test("another user who signs in is not sent to the last user's screen in another tab", async ({
  page,
  context,
  signIn,
  allowErrors,
}) => {
  allowErrors(OTHER_TAB);
  await signIn('manager', '/training-class');
  const other = await context.newPage();
  await other.goto('/booking');
  await expectScreen(other, 'Bookings');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
  await typeSignIn(page, 'admin');
  await expect(other).toHaveURL('/training-class');
  await expect(other.getByRole('button', { name: 'Account of Grace Okafor' })).toBeVisible();
});

test('after sign-out the next user starts at the landing screen', async ({ page, signIn }) => {
  await signIn('manager', '/training-class?view=table');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await typeSignIn(page, 'admin');
  await expect(page).toHaveURL('/training-class');
  await expect(page.getByRole('button', { name: 'Account of Grace Okafor' })).toBeVisible();
});
