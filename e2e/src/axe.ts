import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** WCAG 2.2 AA and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that look at colours: all else of a page is the same in another theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Which of them to look in, the one that the page is left in last. */
type Themes = readonly ('light' | 'dark')[];

/**
 * Fails when axe finds anything on the page as it stands, first in the light theme and then in the colours of the dark one.
 *
 * @param within what to look at, by CSS selectors; the whole page unless given.
 */
export async function expectNoAxeFindings(
  page: Page,
  within: readonly string[] = [],
  themes: Themes = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const rules: axe.RunOnly =
      colorScheme === themes[0] ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules };
    expect(await findingsOn(page, within, rules), `axe, ${colorScheme} theme, ${page.url()}`).toEqual([]);
  }
}

/** What these rules find, in the page itself: it has no frames that axe would have to be brought into. */
async function findingsOn(page: Page, within: readonly string[], runOnly: axe.RunOnly): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selectors, rules]) => {
      // Only what it finds is worth the work of telling where it is.
      const options = { runOnly: rules, resultTypes: ['violations' as const] };
      const { violations } = await axe.run(selectors.length > 0 ? [...selectors] : document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
      }));
    },
    [within, runOnly] as const,
  );
}

/** Waits until nothing moves, so that colours are measured at rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
