import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  key: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '18px',
    height: '20px',
    flexShrink: 0,
    padding: '0 5px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
});

/** Shows a keyboard key as a hint. Screen readers learn of the key through `aria-keyshortcuts`. */
export function Key({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <kbd aria-hidden className={styles.key}>
      {children}
    </kbd>
  );
}
