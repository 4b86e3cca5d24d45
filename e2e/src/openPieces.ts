import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectNoAxeFindings } from './axe.ts';

const pieces = ['[role="menu"]', '[role="dialog"]', '[role="listbox"]', 'dialog[open]'];

/** Every dialog, menu or popup that is open over the screen. */
export const openPieces = (page: Page): Locator => page.locator(pieces.join(', ')).filter({ visible: true });

/** Checks the open dialog, menu or popup with axe, once it has loaded. */
export async function lookAtOpen(page: Page): Promise<void> {
  await expect(openPieces(page).first()).toBeVisible();
  await expect(openPieces(page).getByText('Loading…').filter({ visible: true })).toHaveCount(0);
  const there: string[] = [];
  for (const selector of [...pieces, '[aria-expanded="true"]'])
    if ((await page.locator(selector).count()) > 0) there.push(selector);
  await expectNoAxeFindings(page, there);
}

/**
 * Opens every button and field of a place that says that it opens something (menu, filter, popup, calendar, options). Checks each with axe
 * and closes it by Escape.
 *
 * @returns the names of the openers.
 */
export async function lookAtEachPiece(page: Page, place: Locator): Promise<string[]> {
  const before = await openPieces(page).count();
  const names: string[] = [];
  for (const opener of await place.locator('[aria-haspopup], [role="combobox"]').all()) {
    if (await opener.isDisabled()) continue;
    names.push(await nameOf(opener));
    await opener.focus();
    await opener.press((await opener.getAttribute('role')) === 'combobox' ? 'ArrowDown' : 'Enter');
    await expect(openPieces(page).nth(before), `${names.at(-1)} opens`).toBeVisible();
    await lookAtOpen(page);
    await page.keyboard.press('Escape');
    await expect(openPieces(page), `${names.at(-1)} closes`).toHaveCount(before);
    await expect(opener, `${names.at(-1)} has the focus again`).toBeFocused();
  }
  return names;
}

function nameOf(opener: Locator): Promise<string> {
  return opener.evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element.getAttribute('aria-label') ?? labels ?? element.textContent ?? '';
  });
}
