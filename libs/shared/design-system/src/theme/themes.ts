import { type Theme, webDarkTheme, webLightTheme } from '@fluentui/react-components';

/** The font families of `src/fonts/fonts.css`, in the order of preference. */
const fontFamilyBase = '"Console Sans", "Console Arrows", "Console Fallback", "Console Wide Fallback", sans-serif';

/**
 * Fluent 2's light and dark themes, with the console's font. Every colour on screen is one of their tokens, except a
 * brand's own colour.
 */
export const themes: Readonly<Record<Scheme, Theme>> = {
  light: { ...webLightTheme, fontFamilyBase },
  dark: { ...webDarkTheme, fontFamilyBase },
};

export type Scheme = 'light' | 'dark';
