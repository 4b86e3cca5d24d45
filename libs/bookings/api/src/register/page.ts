/** The places on a page of A4 in landscape, in points from the top left corner. */
export const page = {
  left: 36,
  right: 805.89,
  /** The top of the table below the whole heading. */
  firstTable: 138,
  /** The top of the table below the short heading of a following page. */
  followingTable: 62,
  headHeight: 37,
  /** The lowest place of a row. */
  tableEnd: 556,
  /** The baseline of the footer. */
  footer: 573,
} as const;

/** Shades that stay apart in black and white. */
export const shades = { quiet: '#555555', line: '#8c8c8c', head: '#ececec' } as const;
