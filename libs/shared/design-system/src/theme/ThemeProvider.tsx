import {
  createDOMRenderer,
  FluentProvider,
  type GriffelRenderer,
  makeStyles,
  mergeClasses,
  RendererProvider,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { keepKeysOfInputMethods } from '../keys/keepKeysOfInputMethods.ts';
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
  // Shadows are invisible on a dark page, so popups get a border. Badges keep visible backgrounds, so they need no
  // border.
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
  /** The style nonce of the response. With it, Griffel's style elements pass a strict Content-Security-Policy. */
  readonly nonce?: string | undefined;
  /** A fixed scheme, for the gallery and tests. Without it the system's scheme is used. */
  readonly scheme?: Scheme | undefined;
}

/**
 * Applies the light or dark theme to everything inside, as the system prefers, and follows changes while the console is
 * open (C§1). Use it once, at the root.
 */
export function ThemeProvider({ children, nonce, scheme }: ThemeProviderProps) {
  const [renderer] = useState(() => rendererWith(nonce));
  useLayoutEffect(keepKeysOfInputMethods, []);
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <SchemeProvider scheme={scheme}>{children}</SchemeProvider>
    </RendererProvider>
  );
}

const renderers = new Map<string | undefined, GriffelRenderer>();

/**
 * Returns the document's renderer with this nonce, also when the theme is mounted again, as every test does: a new
 * renderer would insert all rules a second time.
 */
function rendererWith(nonce: string | undefined): GriffelRenderer {
  const known = renderers.get(nonce);
  if (known) return known;
  const made = createDOMRenderer(document, nonce === undefined ? {} : { styleElementAttributes: { nonce } });
  renderers.set(nonce, made);
  return made;
}

/**
 * Applies a theme without a style nonce, for a part of a page with a fixed scheme (gallery, tests). Without `scheme`
 * the system decides.
 */
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

/** Removes the body margin by a style on the element, because the console has no global CSS rules (FED-09). */
function useMarginlessBody(): void {
  useLayoutEffect(() => {
    document.body.style.margin = '0';
  }, []);
}
