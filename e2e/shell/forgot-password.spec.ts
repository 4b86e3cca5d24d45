import type { Page } from 'playwright';
import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect } from '../src/fixtures.ts';
import { inviteColleague, linkTo } from '../src/passwordMail.ts';
import { expectScreen } from '../src/screens.ts';
import { test } from '../src/sendingMail.ts';
import { signInAlert, storedToken } from '../src/signInScreen.ts';

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test('ACC-10 an invited user sets a password by mail; a forgotten one is set anew by a link that works once, with at least 5 characters', async ({
  page,
  server,
  token,
  mailServer,
  allowErrors,
}) => {
  allowErrors(/401|410/);
  const { email } = await inviteColleague(server.url, await token('admin'));
  await page.goto(await linkTo(mailServer, email));
  await expectScreen(page, 'Welcome to the admin');
  await expect(page).toHaveTitle('Set password · Admin console');
  await expect(page).toHaveURL('/set-password');
  await expect(page.getByText(`Set your password for ${email}`)).toBeVisible();
  await expect(newPassword(page)).toBeFocused();
  await expectNoAxeFindings(page);
  await newPassword(page).fill('four');
  await page.keyboard.press('Enter');
  await expect(newPassword(page)).toHaveAccessibleDescription('Password must be at least 5 characters');
  await newPassword(page).fill('amaras-first-password');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Classes');
  await expect(page).toHaveURL('/training-class');
  await signOut(page);

  await signInAs(page, email, 'no-longer-known');
  await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText('Email or Password is incorrect');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot your password?');
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.goBack();
  await expectScreen(page, 'Welcome to the admin');
  await page.goForward();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Look at your mail');
  await expect(page.getByRole('status')).toContainText('The link works once, and for one hour.');
  await expectNoAxeFindings(page);

  const link = await linkTo(mailServer, email, 2);
  // Opening the link uses nothing up, however often it is opened.
  for (let times = 0; times < 2; times++) {
    await page.goto('/login');
    await page.goto(link);
    await expectScreen(page, 'Set a new password');
    await expect(page.getByText(`For ${email}`)).toBeVisible();
  }
  await newPassword(page).fill('amaras-next-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectScreen(page, 'Classes');
  await signOut(page);
  await signInAs(page, email, 'amaras-first-password');
  await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText('Email or Password is incorrect');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link no longer works: it was used, or your account was changed since. Sign in, or ask for a new link.',
  );
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expectScreen(page, 'Forgot your password?');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/login');
  await signInAs(page, email, 'amaras-next-password');
  await expectScreen(page, 'Classes');
});

test('a user with a password of an administrator chooses another one, and goes on to the screen that was asked for', async ({
  page,
  server,
  token,
  mailServer,
}) => {
  const admin = await token('admin');
  const { id, email } = await inviteColleague(server.url, admin);
  await linkTo(mailServer, email);
  await ask(
    server.url,
    admin,
    'mutation ($input: updateUserPasswordInput!) { updateUserPassword(input: $input) { user { id } } }',
    {
      input: { id, password: 'given-password' },
    },
  );
  await page.goto('/booking');
  await signInAs(page, email, 'given-password');
  await expectScreen(page, 'Choose your password');
  await expect(page).toHaveTitle('Choose a password · Admin console');
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await expectNoAxeFindings(page);
  // A reload does not get around it.
  await page.goto('/booking');
  await expectScreen(page, 'Choose your password');
  const limited = await storedToken(page);
  await page.getByLabel('Current password', { exact: true }).fill('given-password');
  await newPassword(page).fill('amaras-own-password');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Bookings');
  expect(await storedToken(page)).not.toBe(limited);
  await signOut(page);
  await signInAs(page, email, 'amaras-own-password');
  await expectScreen(page, 'Classes');
});
