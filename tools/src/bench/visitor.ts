import { chromiumOptions } from '@console/harness/chromium';
import { followRequests } from '@console/harness/settled';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../test/installed.ts';

const account = { email: 'admin@example.com', password: 'training-demo' };

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...chromiumOptions(), executablePath: await findChromium() });
}

/** A browser with an empty cache. The targets of the bench are defined for this window size. */
export async function newVisitor(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  followRequests(context);
  return context;
}

/** Types the demo account into the sign-in screen. */
export async function signInByTyping(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Moves the pointer away. On a card of the list it would also fetch that class.
  await page.mouse.move(0, 0);
}

/** @throws Error when the server refuses. */
export async function fetchToken(url: string): Promise<string> {
  const response = await fetch(new URL('/authentication_token', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const answer: unknown = await response.json();
  const token = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'token');
  if (typeof token !== 'string') throw new Error(`The server refused to sign in: ${JSON.stringify(answer)}`);
  return token;
}

/** A signed-in browser that has fetched nothing of the console yet. */
export async function newSignedInVisitor(browser: Browser, url: string): Promise<BrowserContext> {
  const token = await fetchToken(url);
  const context = await newVisitor(browser, url);
  const page = await context.newPage();
  await page.goto('/health');
  await page.evaluate((value) => {
    localStorage.setItem('console.token', value);
    // biome-ignore lint/suspicious/noDocumentCookie: as the console itself does
    document.cookie = 'console_session=1; path=/; samesite=strict';
  }, token);
  await page.close();
  return context;
}
