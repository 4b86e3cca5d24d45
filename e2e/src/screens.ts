import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** The screen's one title. */
export function screenTitle(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Waits until a screen has come, and not only its title with bars below it. */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(screenTitle(page, title)).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
  await expect(screenTitle(page, title)).toBeVisible();
}

/** What is asked over a screen. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The panel that stands in a screen's place when its remote or its data did not come. */
export function failurePanel(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}

/** Marks the document, so that a reload is noticed. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  return async () => {
    expect(await page.evaluate(() => Reflect.get(window, '__marked') === true), 'the page was not reloaded').toBe(true);
  };
}

/** Fails the GraphQL operations of these names, as a server in trouble does, until told to stop. */
export async function failOperations(page: Page, ...names: readonly string[]): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    names.some((name) => route.request().postData()?.includes(name))
      ? route.fulfill({ status: 500, json: { code: 500, message: 'Something went wrong on the server.' } })
      : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

/** The queries of a name that the page sends from now on, by their variables. */
export function watchOperation(page: Page, name: string): Record<string, unknown>[] {
  const seen: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body: { operationName?: string; variables?: Record<string, unknown> } = request.postDataJSON();
    if (body.operationName === name) seen.push(body.variables ?? {});
  });
  return seen;
}

/** Ends `setOffline`, and waits until the browser's network is really there. */
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
