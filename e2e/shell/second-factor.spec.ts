import type { Page } from 'playwright';
import { password, typeSignIn } from '../src/accounts.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect } from '../src/fixtures.ts';
import { test } from '../src/requiringFactor.ts';
import { expectScreen } from '../src/screens.ts';
import { signInAlert } from '../src/signInScreen.ts';
import { totp } from '../src/totp.ts';

const REFUSED = 'The code is not right, or was used before. Enter the next one.';

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Reads the key beside the QR code. */
async function keyOf(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  return (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
}

async function openAccount(page: Page): Promise<void> {
  // The menu closes when the first screen arrives.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectScreen(page, /./);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectScreen(page, 'Welcome to the admin');
}

test('a user sets up a second factor in the own account, and signs in with a code or, once, with a recovery code', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/401/);
  await signIn('manager', '/booking');
  await openAccount(page);
  await card(page).getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  const key = await keyOf(page);
  await expectNoAxeFindings(page, ['dialog[open]']);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(totp(key));
  await page.keyboard.press('Enter');
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expectNoAxeFindings(page, ['dialog[open]']);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card(page)).toContainText('10');
  await signOut(page);

  await typeSignIn(page, 'manager');
  await expectScreen(page, 'Enter your code');
  await expect(code(page)).toBeFocused();
  await expectNoAxeFindings(page);
  await code(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText(REFUSED);
  await code(page).fill(totp(key, 1));
  await page.keyboard.press('Enter');
  await openAccount(page);
  await expect(card(page)).toContainText('10');

  const [recovery = ''] = codes;
  for (const isFirst of [true, false]) {
    await signOut(page);
    await typeSignIn(page, 'manager');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.keyboard.press('Enter');
    if (isFirst) {
      await openAccount(page);
      await expect(card(page)).toContainText('9');
    } else await expect(signInAlert(page, 'auth.error.login_failed')).toHaveText(REFUSED);
  }
});

test('an administrator who must have a second factor sets it up before the console opens', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/user');
  await expectScreen(page, 'Welcome to the admin');
  await typeSignIn(page, 'admin');
  await expectScreen(page, 'Set up your second factor');
  const key = await keyOf(page);
  await expect(code(page)).toBeFocused();
  await expectNoAxeFindings(page);
  await page.reload();
  const newer = await keyOf(page);
  expect(newer).not.toBe(key);
  await code(page).fill(totp(newer));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expectScreen(page, 'User management');
});
