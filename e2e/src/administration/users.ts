import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { expectScreen, notice } from '../screens.ts';
import { type AdministrationDay, nameOf, passwords } from './AdministrationDay.ts';

const region = ({ actor }: AdministrationDay, name: string) => main(actor).getByRole('region', { name, exact: true });

/** Creates an account manager with a password (ADM-01). */
export async function createNewcomer(day: AdministrationDay): Promise<void> {
  const { actor, newcomer } = day;
  const { page } = actor;
  await enter(actor, 'User management');
  await expectScreen(page, 'User management');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('link', { name: 'New user' }));
  await expectScreen(page, 'New user');
  const field = (name: RegExp) => main(actor).getByRole('textbox', { name });
  await actor.type(field(/^Email/), newcomer.email);
  await actor.type(field(/^Given name/), newcomer.givenName);
  await actor.type(field(/^Family name/), newcomer.familyName);
  await actor.type(main(actor).getByLabel(/^Password/), passwords.given);
  await actor.tick(main(actor).getByRole('checkbox', { name: /^Account Manager/ }));
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Create user' }));
  await expect(notice(page, 'User created successfully')).toBeVisible();
  await expectScreen(page, nameOf(day));
  await checkScreen(day);
}

/** The newcomer signs in at another computer, chooses a password, and has the screens of an account manager. */
export async function beginWork({ desk, newcomer }: AdministrationDay): Promise<void> {
  await desk.goto('/');
  await desk.getByLabel('Email').fill(newcomer.email);
  await desk.getByLabel('Password', { exact: true }).fill(passwords.given);
  await desk.keyboard.press('Enter');
  await expectScreen(desk, 'Choose your password');
  await desk.getByLabel('Current password', { exact: true }).fill(passwords.given);
  await desk.getByLabel('New password', { exact: true }).fill(passwords.own);
  await desk.keyboard.press('Enter');
  await expectScreen(desk, 'Classes');
  const sidebar = desk.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Invoices' })).toBeVisible();
  for (const name of ['Feedback', 'Quotes', 'User management', 'Prompt templates'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveCount(0);
}

/** Adds a job title. The newcomer's session is in the list by now (ADM-01). */
export async function changeNewcomer(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  await expect(region(day, 'Sessions')).toContainText('Chrome', soon);
  await actor.press(main(actor).getByRole('button', { name: 'Edit contact' }));
  await actor.type(main(actor).getByRole('textbox', { name: /^Job title/ }), 'Account executive');
  await actor.press(main(actor).getByRole('button', { name: 'Save', exact: true }));
  await expect(notice(actor.page, 'Saved successfully.')).toBeVisible();
  await expect(main(actor)).toContainText('Account executive');
}

/** Gives another password, which is shown once. The newcomer's tab is signed out at once (ADM-02). */
export async function resetPassword(day: AdministrationDay): Promise<void> {
  const { actor, desk } = day;
  await findNewcomer(day);
  await actor.press(main(actor).getByRole('button', { name: 'Reset password' }));
  await actor.type(dialog(actor).getByLabel(/^Password/), passwords.given);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Reset password' }));
  await expect(dialog(actor)).toContainText('Password reset complete');
  await expect(dialog(actor)).toContainText(passwords.given);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Done' }));
  await expect(desk).toHaveURL('/login');
}

/** The newcomer leaves the business, and cannot sign in any more (ADM-01). */
export async function deactivateNewcomer(day: AdministrationDay): Promise<void> {
  const { actor, desk, newcomer } = day;
  await actor.choose(main(actor).getByRole('button', { name: 'More actions' }), 'Deactivate');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Deactivate user' }));
  await expect(notice(actor.page, `${nameOf(day)} is deactivated.`)).toBeVisible();
  await expect(main(actor)).toContainText('Inactive');
  await desk.getByLabel('Email').fill(newcomer.email);
  await desk.getByLabel('Password', { exact: true }).fill(passwords.given);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Email or Password is incorrect')).toBeVisible();
}

async function findNewcomer(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  await enter(actor, 'User management');
  await actor.type(main(actor).getByRole('searchbox'), nameOf(day));
  const names = main(actor).getByRole('table', { name: 'Users' }).getByRole('row').getByRole('link');
  await expect(names).toHaveText([nameOf(day)]);
  await actor.press(names);
  await expectScreen(actor.page, nameOf(day));
}
