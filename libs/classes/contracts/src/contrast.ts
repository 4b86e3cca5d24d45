/** A colour written #rrggbb. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The contrast that WCAG 2.2 asks for: of lines and symbols (1.4.11), and of text (1.4.3). */
export const neededContrast = { line: 3, text: 4.5 } as const;

/**
 * Returns the contrast of two colours as WCAG defines it, from 1 to 21.
 *
 * @param one a colour written #rrggbb, and so is `other`.
 */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
