import type { PaletteItem } from '@console/design-system/palette';

/** One line of the command palette. Choosing it opens `path`, calls `run`, or does neither. */
export interface PaletteEntry extends PaletteItem {
  readonly path?: string | undefined;
  readonly run?: () => void;
  /** Keeps the palette open after the choice. */
  readonly stays?: boolean;
}
