import type { PaletteItem } from '@console/design-system/palette';

/** One line of the console's palette, and what it does: opens a screen, runs something, or neither. */
export interface Entry extends PaletteItem {
  readonly path?: string | undefined;
  readonly run?: () => void;
  /** The palette stays open. */
  readonly stays?: boolean;
}
