import type { Locator, Page } from 'playwright';
import { TOKEN_KEY } from './accounts.ts';

/** The message on the sign-in screen, by its key (C§8). */
export function signInAlert(page: Page, key: `auth.error.${string}`): Locator {
  return page.getByRole('alert').locator(`[data-error-key="${key}"]`);
}

/** The token in local storage. Null without a session. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
}
