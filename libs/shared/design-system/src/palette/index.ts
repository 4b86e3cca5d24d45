export { Palette, type PaletteProps } from './Palette.tsx';
export type { PaletteChoice, PaletteGroup, PaletteItem } from './paletteItem.ts';
