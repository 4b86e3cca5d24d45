import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectNoAxeFindings } from './axe.ts';

const overlays = ['[role="menu"]', '[role="dialog"]', '[role="listbox"]', 'dialog[open]'];

/** Every dialog, menu or popup that is open over the screen. */
export const openOverlays = (page: Page): Locator => page.locator(overlays.join(', ')).filter({ visible: true });

/** Checks the open dialog, menu or popup with axe, once it has loaded. */
export async function checkOpenOverlays(page: Page): Promise<void> {
  await expect(openOverlays(page).first()).toBeVisible();
  await expect(openOverlays(page).getByText('Loading…').filter({ visible: true })).toHaveCount(0);
  const there: string[] = [];
  for (const selector of [...overlays, '[aria-expanded="true"]'])
    if ((await page.locator(selector).count()) > 0) there.push(selector);
  await expectNoAxeFindings(page, there);
}

/**
 * Opens every button and field of a place that says that it opens something (menu, filter, popup, calendar, options). Checks each with axe
 * and closes it by Escape.
 *
 * @returns the names of the openers.
 */
export async function checkEachOverlay(page: Page, place: Locator): Promise<string[]> {
  const before = await openOverlays(page).count();
  const names: string[] = [];
  for (const opener of await place.locator('[aria-haspopup], [role="combobox"]').all()) {
    if (await opener.isDisabled()) continue;
    names.push(await nameOf(opener));
    await opener.focus();
    await opener.press((await opener.getAttribute('role')) === 'combobox' ? 'ArrowDown' : 'Enter');
    await expect(openOverlays(page).nth(before), `${names.at(-1)} opens`).toBeVisible();
    await checkOpenOverlays(page);
    await page.keyboard.press('Escape');
    await expect(openOverlays(page), `${names.at(-1)} closes`).toHaveCount(before);
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
