import { type Theme, webDarkTheme, webLightTheme } from '@fluentui/react-components';

/** Light and dark as Fluent 2 defines them; every colour on screen is one of their tokens, a brand's own excepted. */
export const themes: Readonly<Record<Scheme, Theme>> = { light: webLightTheme, dark: webDarkTheme };

export type Scheme = 'light' | 'dark';
