import { settled } from '@console/harness/settled';
import { accounts, password, TOKEN_KEY, typeSignIn } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { collectAnswers } from '../src/collectAnswers.ts';
import { expect, test } from '../src/fixtures.ts';
import { comeBack, expectScreen } from '../src/screens.ts';
import { signInAlert, storedToken } from '../src/signInScreen.ts';

test('the sign-in screen shows the welcome and the access roles, and is accessible in both themes', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Sign in · Admin console');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the admin');
  await expect(page.getByText('Access Roles: Admin, Account Manager')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('ACC-02 signing in posts email and password and stores the token under its fixed key', async ({ page }) => {
  await page.goto('/');
  const answers = await collectAnswers(page, '**/authentication_token');
  const asked = page.waitForRequest('**/authentication_token');
  await typeSignIn(page, 'admin');
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ email: accounts.admin, password });
  await expect(page).toHaveURL('/training-class');
  const { token } = JSON.parse(answers[0] ?? '');
  expect(await storedToken(page)).toBe(token);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token')))).toEqual([
    TOKEN_KEY,
  ]);
});

test('ACC-03 an empty or invalid field shows its exact error, and nothing is sent', async ({ page }) => {
  let sent = 0;
  await page.route('**/authentication_token', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByLabel('Email').fill('grace@');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must be valid');
  expect(sent).toBe(0);
});

test('ACC-03 a refused sign-in shows the message of the server under auth.error.login_failed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401|429/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText('Email or Password is incorrect');
  await expectNoAxeFindings(page);

  const message = 'Too many failed sign-ins. Try again in 3 minutes.';
  await page.route('**/authentication_token', (route) => route.fulfill({ status: 429, json: { code: 429, message } }));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText(message);
});

test('ACC-06 a user without a staff role is refused and has no session', async ({ page, token, context }) => {
  await page.goto('/training-class');
  await typeSignIn(page, 'trainer');
  const refusal = 'Your account has no access to this console.';
  await expect(signInAlert(page, 'auth.error.invalid_user_roles')).toHaveText(refusal);
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, await token('trainer')] as const);
  await page.goto('/training-class');
  await expect(signInAlert(page, 'auth.error.invalid_user_roles')).toHaveText(refusal);
  expect(await storedToken(page)).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name === 'console_session')).toEqual([]);
});

test('ACC-07 a session whose user cannot be read is cleared with an error', async ({ page, signIn, allowErrors }) => {
  allowErrors(/useCurrentUserQuery/);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('useCurrentUserQuery')
      ? route.fulfill({ json: { errors: [{ message: 'The user could not be read.' }], data: null } })
      : route.continue(),
  );
  await signIn('manager', '/training-class');
  await expect(signInAlert(page, 'auth.error.get_user_failed')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('leaving the page while it reads the user, or losing the connection, ends no session', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_RESET/);
  let broken = 0;
  await page.route('**/graphql', async (route) => {
    if (broken > 0 || !route.request().postData()?.includes('useCurrentUserQuery')) return route.fallback();
    broken += 1;
    await route.abort('connectionreset');
  });
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await expect(page.getByRole('button', { name: /Priya Nair/ })).toBeVisible();
  expect(broken).toBe(1);

  for (let left = 0; left < 10; left++) {
    const asked = page.waitForRequest((request) => Boolean(request.postData()?.includes('useCurrentUserQuery')));
    await page.reload({ waitUntil: 'commit' });
    await asked;
  }
  await page.reload();
  await expectScreen(page, 'Classes');
});

test('ACC-11 a signed-in user skips the sign-in screen', async ({ page, signIn }) => {
  await signIn('manager', '/login');
  await expect(page).toHaveURL('/training-class');
  await expectScreen(page, 'Classes');
});

test('an unreachable server shows an error, and signing in works when it is back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_NETWORK_IO_SUSPENDED/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.manager);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(signInAlert(page, 'auth.error.unreachable')).toHaveText(
    'The server cannot be reached. Please check your connection and try again.',
  );
  await comeBack(page, context);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/training-class');
});
