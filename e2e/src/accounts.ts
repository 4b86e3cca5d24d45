import type { Page } from 'playwright';

/** The demo accounts of an embedded database. */
export const accounts = {
  /** Grace Okafor: administrator and account manager. */
  admin: 'admin@example.com',
  /** Marcus Holroyd: administrator only. */
  administrator: 'marcus.holroyd@example.com',
  /** Priya Nair: account manager. */
  manager: 'manager@example.com',
  /** Tom Ellery: account manager. Tests that end sessions end his. */
  colleague: 'tom.ellery@example.com',
  /** An account without a staff role. */
  trainer: 'trainer@example.com',
} as const;

export type Account = keyof typeof accounts;

export const password = 'training-demo';

/** The storage key of the console's token (C§7), and the cookie that makes the server send preload links. */
export const TOKEN_KEY = 'console.token';
const HINT_COOKIE = { name: 'console_session', value: '1', sameSite: 'Strict' } as const;

/**
 * Signs in through the API.
 *
 * @returns the account's token.
 * @throws Error when the server refuses the sign-in.
 */
export async function fetchToken(url: string, account: Account): Promise<string> {
  const response = await fetch(new URL('/authentication_token', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts[account], password }),
  });
  const answer: unknown = await response.json();
  const token = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'token');
  if (typeof token !== 'string') throw new Error(`Sign-in as ${account} was refused: ${JSON.stringify(answer)}`);
  return token;
}

/**
 * Opens a path of the console for somebody who has signed in before: the browser has the token and the cookie before it asks for the page.
 */
export async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  const url = (await page.request.get('/health')).url();
  await page.context().addCookies([{ ...HINT_COOKIE, url }]);
  const storing = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    token,
  ] as const);
  await page.goto(path);
  await storing.dispose();
}

/** Signs in through the form. The page must show the sign-in screen. */
export async function typeSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(accounts[account]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
