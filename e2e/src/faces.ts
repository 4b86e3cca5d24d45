import type { Page } from 'playwright';

/**
 * Fonts that are wider and narrower than the console's own, and the same font at 125 %. They are made from the file of
 * the console's font, so that every machine has them. DejaVu Sans is 9 % wider in regular and 19 % wider in semibold.
 */
export const faces = {
  shipped: { 400: 100, 600: 100 },
  wide: { 400: 110, 600: 119 },
  condensed: { 400: 88, 600: 86 },
  enlarged: { 400: 125, 600: 125 },
} as const;

export type Face = keyof typeof faces;

/** Shows all text of the page in this font, and waits until the font is there. */
export async function showIn(page: Page, face: Face): Promise<void> {
  await page.evaluate(
    async ([name, sizes]) => {
      const files = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(({ href }) => href);
      const fileOf = { 400: /regular/, 600: /semibold/ };
      const rules = ([400, 600] as const).map((weight) => {
        const file = files.find((path) => fileOf[weight].test(path));
        return `@font-face { font-family: "Face ${name}"; font-weight: ${weight}; src: url("${file}"); size-adjust: ${sizes[weight]}%; }`;
      });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `${rules.join('\n')}\n[data-scheme] { --fontFamilyBase: "Face ${name}", sans-serif !important; }`,
      );
      document.adoptedStyleSheets = [sheet];
      for (const weight of [400, 600]) await document.fonts.load(`${weight} 14px "Face ${name}"`);
      // Observers of sizes run after the next layout, and what they change is drawn in the frame after it.
      for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    },
    [face, faces[face]] as const,
  );
}
