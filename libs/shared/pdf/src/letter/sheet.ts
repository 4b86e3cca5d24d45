/** The places on a page of a letter: A4 in portrait, in points from the top left corner. */
export const sheet = {
  left: 48,
  right: 547.28,
  width: 499.28,
  /** The top of the content of a following page, below its short heading. */
  followingTop: 76,
  /** The lowest place of content. */
  bottom: 776,
  /** The baseline of the footer. */
  footer: 804,
} as const;

/** The sizes of texts, in points. */
export const sizes = { text: 9, label: 7.5, title: 20 } as const;

/** Shades that stay readable in black and white. */
export const shades = { ink: '#1b2430', quiet: '#5a6372', line: '#d3d8e0' } as const;

/** The colour of a letter without a brand. */
export const plainColor = '#334155';

/** A colour thinned with white, as the ground of a text. */
export function tintOf(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(255 - (255 - channel) * 0.09)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
