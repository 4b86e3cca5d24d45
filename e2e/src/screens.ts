import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** The screen's title. Each screen has one. */
export function screenTitle(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Waits until a screen has loaded, and shows more than its title and placeholders. */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  // Unlike `expect`, this wait takes no picture of the page's text at each try.
  await screenTitle(page, title).waitFor();
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expect(screenTitle(page, title)).toBeVisible();
}

/** Goes to another screen without reloading the console. A start of the console costs as much as three screens. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The notices, when one of them has this text. An earlier one may stand above it. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ has: page.getByText(text) });

/** A text field of the screen, without those of a dialog above it. */
export const box = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('textbox', { name });

/** The box in which a new note is written. */
export const noteBox = (page: Page): Locator => page.getByRole('textbox', { name: /^Note/ });

/** The panel that replaces a screen whose remote or data failed to load. */
export function failurePanel(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}

/**
 * Marks the document.
 *
 * @returns a check that the page was not reloaded since.
 */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  return async () => {
    expect(await page.evaluate(() => Reflect.get(window, '__marked') === true), 'the page was not reloaded').toBe(true);
  };
}

/**
 * Makes the GraphQL operations of these names fail with a server error.
 *
 * @returns a function that ends this.
 */
export async function failOperations(page: Page, ...names: readonly string[]): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    names.some((name) => route.request().postData()?.includes(name))
      ? route.fulfill({ status: 500, json: { code: 500, message: 'Something went wrong on the server.' } })
      : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

/** Collects the variables of a query whenever the page sends it. Leaves out a list's requests for counts. */
export function watchOperation(page: Page, name: string): Record<string, unknown>[] {
  const seen: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body: { operationName?: string; variables?: Record<string, unknown> } = request.postDataJSON();
    if (body.operationName === name && body.variables?.rows !== false) seen.push(body.variables ?? {});
  });
  return seen;
}

/** Ends `setOffline`, and waits until the browser's network works again. */
export async function comeBack(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/health')
          .then(({ ok }) => ok)
          .catch(() => false),
      ),
    )
    .toBe(true);
}
