export { phone, print } from '../style/shared.ts';
export { SchemeProvider, ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
export { type Scheme, themes } from './themes.ts';
export { useSystemScheme } from './useSystemScheme.ts';
