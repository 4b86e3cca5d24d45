import type { Locator, Page } from 'playwright';
import { TOKEN_KEY } from './accounts.ts';

/** Why nobody is signed in, by the recorded key (C§8). */
export function signInAlert(page: Page, key: `auth.error.${string}`): Locator {
  return page.getByRole('alert').locator(`[data-error-key="${key}"]`);
}

/** The token in local storage; null without a session. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
}
