import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The colour rules. The other rules have the same result in every theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The themes to check. The page stays in the last one. */
type Themes = readonly ('light' | 'dark')[];

/**
 * Fails when axe finds a problem on the current page, first in the light theme and then in the colours of the dark
 * theme.
 *
 * @param within CSS selectors of the parts to check. Defaults to the whole page.
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

/** Runs axe's rules directly in the page, because the console has no frames. */
async function findingsOn(page: Page, within: readonly string[], runOnly: axe.RunOnly): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selectors, rules]) => {
      // Axe collects details only for violations, which saves time.
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

/** Waits until animations have ended, because axe measures colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
