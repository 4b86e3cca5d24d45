import type { CSSProperties } from 'react';

/** How a register uses its width. */
export interface RegisterLayout {
  /** True when the company has its own column. Otherwise it is below the name. */
  readonly company: boolean;
  /** True when a word such as "Full" is beside the mark. */
  readonly words: boolean;
  /** The width in px of the columns that stay in place while the days scroll. */
  readonly fixed: number;
  /** The value of `grid-template-columns`. */
  readonly columns: string;
  /** The width in px below which the register scrolls sideways. */
  readonly least: number;
}

const company = 120;
const wordyDay = 172;
const shortDay = 128;

/**
 * Chooses the layout for a width. As the width shrinks, first the company moves below the name, then the words
 * disappear, then the days scroll.
 *
 * @param width the available width in px; 0 before it is known.
 * @param days the number of days.
 */
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
  const names = scrolls ? `${name}px` : `minmax(${name}px, 1.2fr)`;
  return {
    company: withCompany,
    words,
    fixed,
    columns: `${seat}px ${names}${withCompany ? ` minmax(${company}px, 1fr)` : ''} repeat(${days}, ${day}px)`,
    least: fixed + (withCompany ? company : 0) + days * day,
  };
}

/** Returns the style of a register's scrolling box, with the variables that its styles read. */
export function layoutVariables({ columns, fixed, least }: RegisterLayout): CSSProperties {
  const style: CSSProperties & Record<`--register-${string}`, string> = {
    '--register-columns': columns,
    '--register-seat': columns.slice(0, columns.indexOf(' ')),
    '--register-fixed': `${fixed}px`,
    '--register-least': `${least}px`,
  };
  return style;
}
