import type { ReactNode } from 'react';

/** One thing to open or do. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  /** What kind of record it is: 'Booking'. With the reference it stands before the title. */
  readonly badge?: string;
  readonly reference?: string;
  /** Stands before what has no badge. */
  readonly icon?: ReactNode;
  /** Stands quietly at the end: 'no screen yet'. */
  readonly note?: string;
  /** The keys that do the same: `['g', 'b']`. */
  readonly keys?: readonly string[];
  /** It is there to be read alone. */
  readonly disabled?: boolean;
}

export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Stands in place of the items, or below them: 'Loading…'. */
  readonly message?: string | undefined;
}

/** How something was chosen. */
export interface PaletteChoice {
  /** In a tab of its own: with Ctrl or ⌘, or by the middle button. */
  readonly apart: boolean;
  /** The person went to it by arrow keys or pointer, and did not merely find it in the first place. */
  readonly moved: boolean;
}
