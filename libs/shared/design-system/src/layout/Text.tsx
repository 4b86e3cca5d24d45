import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ellipsis, visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  body: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  strong: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  meta: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  secondary: { color: tokens.colorNeutralForeground2 },
  hero: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  oneLine: { ...ellipsis, minWidth: 0 },
  hidden: { ...visuallyHidden },
});

export interface TextProps {
  readonly children: ReactNode;
  /** `strong` for primary text, `meta` for labels and notes, `hero` for the one figure of a card. */
  readonly role?: 'body' | 'strong' | 'secondary' | 'meta' | 'hero';
  /** Cuts the text with an ellipsis. Its tooltip then shows the whole text, if it is plain text. */
  readonly oneLine?: boolean;
}

/** Text in one of the console's few styles. */
export function Text({ children, role = 'body', oneLine }: TextProps) {
  const styles = useStyles();
  const title = oneLine && typeof children === 'string' ? children : undefined;
  return (
    <span className={mergeClasses(styles.body, styles[role], oneLine && styles.oneLine)} title={title}>
      {children}
    </span>
  );
}

/** Text only for screen readers. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.hidden}>{children}</span>;
}
