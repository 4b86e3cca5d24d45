import { makeStyles, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { SchemeProvider } from '../theme/ThemeProvider.tsx';
import { type Scheme, themes } from '../theme/themes.ts';

const useStyles = makeStyles({
  page: { padding: tokens.spacingHorizontalM },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  // Drawn by CSS, because it is a sample: its contrast may be too weak, and screen readers have nothing to read.
  letters: {
    flexShrink: 0,
    color: 'var(--sample)',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    forcedColorAdjust: 'none',
    '::before': { content: '"Aa"' },
  },
});

export interface ColourSampleProps {
  /** #rrggbb. */
  readonly colour: string;
  readonly scheme: Scheme;
  /** Says how clear the colour is. */
  readonly children: ReactNode;
}

/** Shows a colour as the edge of a card and as letters, in the light or the dark theme whatever the user's is. */
export function ColourSample({ colour, scheme, children }: ColourSampleProps) {
  const styles = useStyles();
  const style: CSSProperties & Record<'--sample', string> = { '--sample': colour };
  return (
    <SchemeProvider scheme={scheme}>
      <div className={styles.page}>
        <Card accent={colour}>
          <div className={styles.line}>
            <span className={styles.letters} style={style} aria-hidden />
            <div>{children}</div>
          </div>
        </Card>
      </div>
    </SchemeProvider>
  );
}

/** The colour of cards in a theme, as #rrggbb. */
export const surfaceOf = (scheme: Scheme): string => themes[scheme].colorNeutralBackground1;
