import { makeStyles, tokens } from '@fluentui/react-components';
import { Children, type ReactNode } from 'react';

const dot = '20px';

const useStyles = makeStyles({
  // The dot before the first fact of each line lies outside, wherever the lines break; a focus ring is not cut.
  line: {
    display: 'block',
    minWidth: 0,
    margin: `-2px 0 -2px -${dot}`,
    clipPath: `inset(-8px -8px -8px calc(${dot} - 4px))`,
  },
  item: {
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    // A link in one line and a button in the next can each be hit.
    minHeight: '24px',
    // A long email address gives way on a narrow window.
    overflowWrap: 'anywhere',
    '::before': {
      content: '"•"',
      flexShrink: 0,
      width: dot,
      marginRight: '-4px',
      textAlign: 'center',
      color: tokens.colorNeutralForeground3,
    },
  },
});

/** Facts on one line with dots between them; empty ones leave no dot, and no line begins with one. */
export function MetaLine({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      {Children.toArray(children).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line have no other identity
        <span key={index} className={styles.item}>
          {item}
        </span>
      ))}
    </span>
  );
}
