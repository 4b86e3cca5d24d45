import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { tabToThing } from '../src/keyboard.ts';
import { soon } from '../src/live.ts';
import { choosePassword, createContact, createUser, newUser, signInWith } from '../src/newUser.ts';
import { box, dialog, expectScreen, notice, watchOperation } from '../src/screens.ts';
import { signInAlert } from '../src/signInScreen.ts';

/** The session of a browser ends while the browser does nothing. */
const ENDED = /\b401\b/;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fact = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

test('ADM-01 ADM-02 an administrator creates a user, who signs in and chooses another password; a reset and a deactivation end the sessions at once', async ({
  page,
  signIn,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(ENDED);
  const person = newUser();
  await signIn('admin', '/user');
  await expectScreen(page, 'User management');
  await page.getByRole('link', { name: 'New user' }).click();
  await expectScreen(page, 'New user');
  await expectNoAxeFindings(page);
  const given = await createUser(page, person);
  await expectScreen(page, person.fullName);
  await expect(notice(page, 'User created successfully')).toBeVisible();
  await expect(fact(page, 'Password')).toHaveText('To be changed at the next sign-in');

  const browser = await newVisitor();
  await signInWith(browser, person.email, given);
  await choosePassword(browser, given, 'chosen by herself');
  await expectScreen(browser, 'Classes');
  await expect(card(page, 'Sessions').getByRole('row').filter({ hasText: 'Chrome on' })).toBeVisible(soon);
  await expect(fact(page, 'Password')).toHaveText(/^Changed /, soon);
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Reset password' }).click();
  await dialog(page).getByRole('button', { name: 'Generate a password' }).click();
  const reset = await dialog(page)
    .getByRole('textbox', { name: /^Password/ })
    .inputValue();
  await expectNoAxeFindings(page, ['dialog']);
  await dialog(page).getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog(page)).toContainText('Password reset complete');
  await expect(dialog(page)).toContainText(reset);
  await expect(dialog(page).getByRole('button', { name: 'Copy password' })).toBeFocused();
  await expectNoAxeFindings(page, ['dialog']);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(reset)).toHaveCount(0);
  await expect(signInAlert(browser, 'auth.error.session_expired')).toBeVisible(soon);

  await signInWith(browser, person.email, reset);
  await choosePassword(browser, reset, 'chosen once more');
  await expectScreen(browser, 'Classes');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expectNoAxeFindings(page, ['dialog']);
  await page.getByRole('button', { name: 'Deactivate user' }).click();
  await expect(notice(page, `${person.fullName} is deactivated.`)).toBeVisible();
  await expect(signInAlert(browser, 'auth.error.session_expired')).toBeVisible(soon);
  await signInWith(browser, person.email, 'chosen once more');
  await expect(browser.getByText('Email or Password is incorrect')).toBeVisible();

  await page.getByRole('button', { name: 'Reactivate' }).click();
  await page.getByRole('button', { name: 'Reactivate user' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await signInWith(browser, person.email, 'chosen once more');
  await expectScreen(browser, 'Classes');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(card(page, 'History')).toContainText('Active');
});

test('ADM-01 a user is created for a customer’s contact, by keyboard alone; Edit then leads to the contact', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const person = newUser('Amir');
  await createContact(server.url, await token('admin'), person);
  await signIn('admin', '/user');
  await expectScreen(page, 'User management');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New user');
  await page.getByRole('option', { name: /^New user/ }).waitFor();
  await page.keyboard.press('Enter');
  await expectScreen(page, 'New user');
  await tabToThing(page, box(page, /^Email/));
  await page.keyboard.type(person.email);
  const found = page.getByRole('main').getByRole('alert');
  await expect(found).toContainText('Person record found');
  await expect(found).toContainText(`The new user is ${person.fullName}, a customer’s contact.`);
  await expectNoAxeFindings(page);
  await tabToThing(page, page.getByLabel(/^Password/));
  await page.keyboard.type('handed over');
  await tabToThing(page, page.getByRole('checkbox', { name: 'Booker', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Without the role Admin or Account Manager the user cannot sign in here.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectScreen(page, person.fullName);
  const contact = card(page, 'Contact');
  await expect(contact.getByRole('button', { name: 'Edit contact' })).toHaveAttribute('aria-disabled', 'true');
  await expect(contact).toContainText('This user is a contact of a customer.');
  await tabToThing(page, contact.getByRole('link', { name: 'Open contact' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer-contact\//);
  await expectScreen(page, person.fullName);
});

test('an account manager opens the own account from the user menu, and nobody else’s', async ({ page, signIn }) => {
  const asked = watchOperation(page, 'UserDetailPageQuery');
  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Your account' }).press('Enter');
  await expectScreen(page, 'Priya Nair');
  await expect(page).toHaveURL(/\/user\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Your account');
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(card(page, 'Sessions')).toContainText('This session');
  await expectNoAxeFindings(page);
  expect(new Set(asked.map(({ id }) => id)).size, 'users whose data was asked for').toBe(1);
  await page.getByRole('button', { name: 'Show all shortcuts' }).press('Enter');
  await expect(dialog(page)).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
});

test('the own password is changed with the present one; the other sessions end, and this one stays', async ({
  page,
  signIn,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(ENDED, /Current password is incorrect/);
  const person = newUser('Ravi');
  await signIn('admin', '/user/create');
  const given = await createUser(page, person);
  await expectScreen(page, person.fullName);
  const [here, elsewhere] = [await newVisitor(), await newVisitor()];
  await signInWith(here, person.email, given);
  await choosePassword(here, given, 'the first of his own');
  await expectScreen(here, 'Classes');
  await signInWith(elsewhere, person.email, 'the first of his own');
  await expectScreen(elsewhere, 'Classes');

  await here.getByRole('button', { name: /^Account of/ }).click();
  await here.getByRole('menuitem', { name: 'Your account' }).click();
  await expectScreen(here, person.fullName);
  await expect(card(here, 'Sessions').getByRole('row')).toHaveCount(3);
  await here.getByRole('button', { name: 'Change password' }).click();
  await dialog(here).getByLabel('Current password').fill('a wrong one');
  await dialog(here).getByLabel('New password').fill('the second of his own');
  await here.keyboard.press('Control+s');
  await expect(dialog(here)).toContainText('Current password is incorrect');
  await expectNoAxeFindings(here, ['dialog']);
  await dialog(here).getByLabel('Current password').fill('the first of his own');
  await here.keyboard.press('Control+s');
  await expect(notice(here, 'Your password is changed. Your other sessions have ended.')).toBeVisible();
  await expect(card(here, 'Sessions').getByRole('row')).toHaveCount(2);
  await expect(signInAlert(elsewhere, 'auth.error.session_expired')).toBeVisible(soon);
  await signInWith(elsewhere, person.email, 'the second of his own');
  await expectScreen(elsewhere, 'Classes');

  // A sign-in is no change that others hear of.
  await here.reload();
  await expect(card(here, 'Sessions').getByRole('row')).toHaveCount(3);
  await card(here, 'Sessions')
    .getByRole('button', { name: /^End the session of/ })
    .click();
  await expect(signInAlert(elsewhere, 'auth.error.session_expired')).toBeVisible(soon);
  await expect(card(here, 'Sessions').getByRole('row')).toHaveCount(2);
});
