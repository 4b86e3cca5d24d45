import type { ReactNode } from 'react';

/** A search result or a command. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  /** The kind of record: 'Booking'. It is shown with the reference before the title. */
  readonly badge?: string;
  readonly reference?: string;
  /** What tells equal titles apart: '16 Nov 2026 · Confirmed · Calder Valley Housing'. For items with a badge. */
  readonly detail?: string;
  /** Shown before an item that has no badge. */
  readonly icon?: ReactNode;
  /** A quiet text at the end: 'not open to you'. */
  readonly note?: string;
  /** The shortcut for the same command: `['g', 'b']`. */
  readonly keys?: readonly string[];
  /** The item can be read but not chosen. */
  readonly disabled?: boolean;
}

/** Items under one heading. */
export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Shown instead of the items, or below them: 'Loading…'. */
  readonly message?: string | undefined;
}

/** How an item was chosen. */
export interface PaletteChoice {
  /** True to open a new tab: chosen with Ctrl, ⌘ or the middle button. */
  readonly newTab: boolean;
  /** True when the user moved to the item by arrow keys or pointer. False when it was active as the first item. */
  readonly picked: boolean;
}
