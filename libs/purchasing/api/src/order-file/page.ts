/** The places on a page of A4 in portrait, in points from the top left corner. */
export const page = {
  left: 48,
  right: 547.28,
  /** The top of the table on a following page. */
  followingTable: 76,
  headHeight: 22,
  /** The lowest place of a row, and of the totals. */
  tableEnd: 770,
  /** The baseline of the footer. */
  footer: 806,
} as const;

/** The right edges of the columns of amounts. The description takes the rest. */
export const columns = { quantity: 300, unitPrice: 372, rate: 414, tax: 478, net: page.right } as const;

/** The end of the description. */
export const descriptionEnd = 262;

/** Shades that stay apart in black and white. */
export const shades = { quiet: '#555555', line: '#8c8c8c', head: '#ececec' } as const;

/** The height of the three lines of totals. */
export const totalsHeight = 66;
