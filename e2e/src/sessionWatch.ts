import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export const MINUTE = 60_000;

/** Waits until the tab watches what the user does. Its code is loaded a minute after the start. */
export async function watching(page: Page): Promise<void> {
  await page.clock.fastForward(MINUTE);
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => localStorage.getItem('console.last-input'));
    })
    .not.toBeNull();
}
