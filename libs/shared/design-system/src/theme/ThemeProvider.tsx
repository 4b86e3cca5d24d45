import {
  createDOMRenderer,
  FluentProvider,
  makeStyles,
  mergeClasses,
  RendererProvider,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type Scheme, themes } from './themes.ts';
import { useSystemScheme } from './useSystemScheme.ts';

const useStyles = makeStyles({
  root: {
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: tokens.colorNeutralBackground3,
    WebkitFontSmoothing: 'antialiased',
  },
  light: {
    colorScheme: 'light',
    '--popup-stroke': 'transparent',
    '--card-stroke': tokens.colorNeutralStroke2,
    '--badge-stroke': '100%',
    '--badge-brand-stroke': '100%',
  },
  // Shadows do not show on a dark page, so popups get a stroke; the grounds of badges do, so those lose theirs.
  dark: {
    colorScheme: 'dark',
    '--popup-stroke': tokens.colorNeutralStroke2,
    '--card-stroke': tokens.colorNeutralStroke3,
    '--badge-stroke': '0%',
    '--badge-brand-stroke': '0%',
  },
});

export interface ThemeProviderProps {
  readonly children: ReactNode;
  /** The response's style nonce, so that a strict Content-Security-Policy lets Griffel's style elements in. */
  readonly nonce?: string | undefined;
  /** Fixes the scheme (gallery, tests); unset, it follows the system. */
  readonly scheme?: Scheme | undefined;
}

/** Themes everything inside it, light or dark as the system prefers, and switches with it while open (C§1). Used once, at the root. */
export function ThemeProvider({ children, nonce, scheme }: ThemeProviderProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(document, nonce === undefined ? {} : { styleElementAttributes: { nonce } }),
  );
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <SchemeProvider scheme={scheme}>{children}</SchemeProvider>
    </RendererProvider>
  );
}

/** The theme alone, for a part of a page in a fixed scheme (gallery, tests); unset, it follows the system. */
export function SchemeProvider({ children, scheme }: Omit<ThemeProviderProps, 'nonce'>) {
  useMarginlessBody();
  const styles = useStyles();
  const system = useSystemScheme();
  const current = scheme ?? system;
  return (
    <FluentProvider
      theme={themes[current]}
      className={mergeClasses(styles.root, styles[current])}
      data-scheme={current}
    >
      {children}
    </FluentProvider>
  );
}

/** The browser's own margin around a page, taken away on the element: no rule of ours is global (FED-09). */
function useMarginlessBody(): void {
  useLayoutEffect(() => {
    document.body.style.margin = '0';
  }, []);
}
