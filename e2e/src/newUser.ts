import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { ask, nodes } from './api.ts';
import { box } from './screens.ts';

/** Somebody whom no other test knows. */
export interface NewUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly fullName: string;
}

/** Returns a person with an email that nobody has. */
export function newUser(givenName = 'Nadia'): NewUser {
  const familyName = `Farrow ${randomUUID().slice(0, 8)}`;
  return { email: `${randomUUID()}@example.com`, givenName, familyName, fullName: `${givenName} ${familyName}` };
}

/**
 * Fills in the page for a new user, who becomes an account manager, and saves it.
 *
 * @returns the generated password.
 */
export async function createUser(page: Page, { email, givenName, familyName }: NewUser): Promise<string> {
  await box(page, /^Email/).fill(email);
  await box(page, /^Given name/).fill(givenName);
  await box(page, /^Family name/).fill(familyName);
  await page.getByRole('button', { name: 'Generate a password' }).click();
  const password = await box(page, /^Password/).inputValue();
  await page.getByRole('checkbox', { name: 'Account Manager', exact: true }).check();
  await page.getByRole('button', { name: 'Create user' }).click();
  return password;
}

/** Signs in through the form of a browser that has no session. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Chooses a password on the page that a session shows whose password somebody else knows. */
export async function choosePassword(page: Page, present: string, chosen: string): Promise<void> {
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
  await page.getByLabel('Current password').fill(present);
  await page.getByLabel('New password').fill(chosen);
  await page.keyboard.press('Enter');
}

/** Makes somebody the contact of a customer. */
export async function createContact(url: string, token: string, person: NewUser): Promise<void> {
  const { customers } = await ask<{ customers: { edges: { node: { id: string } }[] } }>(
    url,
    token,
    '{ customers(first: 1) { edges { node { id } } } }',
  );
  const [customer] = nodes(customers);
  const { email, givenName, familyName } = person;
  const input = { customer: customer?.id, email, givenName, familyName, roles: ['ROLE_CUSTOMER_BOOKER'] };
  await ask(
    url,
    token,
    'mutation ($input: createCustomerContactInput!) { createCustomerContact(input: $input) { clientMutationId } }',
    { input },
  );
}
