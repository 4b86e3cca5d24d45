import type { Page } from 'playwright';

/** The demo accounts of an embedded database. */
export const accounts = {
  /** Grace Okafor: administrator and account manager. */
  admin: 'admin@example.com',
  /** Marcus Holroyd: administrator alone. */
  administrator: 'marcus.holroyd@example.com',
  /** Priya Nair: account manager. */
  manager: 'manager@example.com',
  /** Tom Ellery: account manager. His sessions are ended by the tests that end sessions. */
  colleague: 'tom.ellery@example.com',
  /** Holds no staff role. */
  trainer: 'trainer@example.com',
} as const;

export type Account = keyof typeof accounts;

export const password = 'training-demo';

/** The fixed key under which the console keeps its token (C§7), and the hint that makes the server preload. */
export const TOKEN_KEY = 'console.token';
const HINT_COOKIE = 'console_session=1; path=/; max-age=31536000; samesite=strict';

/** @throws Error when the server refuses. */
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

/** Puts a token where the console keeps it, in a page of the console's origin that runs none of its code. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/health');
  await page.evaluate(
    ([key, value, cookie]) => {
      localStorage.setItem(key, value);
      // biome-ignore lint/suspicious/noDocumentCookie: as the console itself does
      document.cookie = cookie;
    },
    [TOKEN_KEY, token, HINT_COOKIE] as const,
  );
}

/** Signs in as a person does. The page must show the sign-in screen. */
export async function typeSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(accounts[account]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
