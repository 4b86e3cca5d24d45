import { type Theme, webDarkTheme, webLightTheme } from '@fluentui/react-components';

/** Fluent 2's light and dark themes. Every colour on screen is one of their tokens, except a brand's own colour. */
export const themes: Readonly<Record<Scheme, Theme>> = { light: webLightTheme, dark: webDarkTheme };

export type Scheme = 'light' | 'dark';
