/** How a register makes do with its width. */
export interface RegisterLayout {
  /** The company stands in a column of its own; else below the name. */
  readonly company: boolean;
  /** The word stands beside the mark. */
  readonly words: boolean;
  /** px of the columns that stay while the days are scrolled. */
  readonly fixed: number;
  /** For `grid-template-columns`. */
  readonly columns: string;
  /** px below which it scrolls sideways. */
  readonly least: number;
}

const company = 120;
const wordyDay = 172;
const shortDay = 128;

/** Room is made in this order: the company goes below the name, then the words go, then the days scroll. */
export function registerLayout(width: number, days: number): RegisterLayout {
  const narrow = width > 0 && width < 480;
  const seat = narrow ? 40 : 48;
  const name = narrow ? 132 : 140;
  const fixed = seat + name;
  const room = width === 0 ? Number.POSITIVE_INFINITY : width;
  const withCompany = fixed + company + days * wordyDay <= room;
  const words = fixed + days * wordyDay <= room;
  const day = words ? wordyDay : shortDay;
  const scrolls = fixed + days * day > room;
  const names = scrolls ? `${name}px` : `minmax(${name}px, 1fr)`;
  return {
    company: withCompany,
    words,
    fixed,
    columns: `${seat}px ${names}${withCompany ? ` minmax(${company}px, 1.1fr)` : ''} repeat(${days}, ${day}px)`,
    least: fixed + (withCompany ? company : 0) + days * day,
  };
}
