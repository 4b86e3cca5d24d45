import { type Theme, webDarkTheme, webLightTheme } from '@fluentui/react-components';

/** The families of `src/fonts/fonts.css`, the one that is meant first. */
const fontFamilyBase = '"Console Sans", "Console Arrows", "Console Fallback", "Console Wide Fallback", sans-serif';

/** Light and dark as Fluent 2 defines them, in the console's font. Every colour on screen is one of their tokens, a brand's own excepted. */
export const themes: Readonly<Record<Scheme, Theme>> = {
  light: { ...webLightTheme, fontFamilyBase },
  dark: { ...webDarkTheme, fontFamilyBase },
};

export type Scheme = 'light' | 'dark';
