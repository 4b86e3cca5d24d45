import { tokens } from '@fluentui/react-components';

/** The colours of an order from calm to alarming. A word always stands beside them. */
const ramp = [
  tokens.colorCompoundBrandBackground,
  tokens.colorPaletteMarigoldBackground3,
  tokens.colorPaletteDarkOrangeBackground3,
  tokens.colorPaletteRedBackground3,
  tokens.colorPaletteDarkRedBorderActive,
] as const;

/** A place in an order from calm (0) to alarming (4). */
export type ChartStep = 0 | 1 | 2 | 3 | 4;

export const fillOf = (step: ChartStep): string => ramp[step];
