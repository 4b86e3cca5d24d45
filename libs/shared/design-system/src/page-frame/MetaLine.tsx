import { makeStyles, tokens } from '@fluentui/react-components';
import { Children, type ReactNode } from 'react';

const dot = '20px';

const useStyles = makeStyles({
  // The dot before the first fact of each line is clipped, wherever the line breaks. A focus ring is not clipped.
  line: {
    display: 'block',
    minWidth: 0,
    margin: `-2px 0 -2px -${dot}`,
    clipPath: `inset(-8px -8px -8px calc(${dot} - 7px))`,
  },
  item: {
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'center',
    gap: '4px',
    // A fact that stays on one line, such as a place, is cut with an ellipsis.
    maxWidth: '100%',
    // Keeps a link on one line apart from a button on the next, so that a finger can hit each.
    minHeight: '24px',
    // A long email address wraps in a narrow window.
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

/** Shows facts on one line with dots between them. Empty facts leave no dot, and no line begins with a dot. */
export function MetaLine({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      {Children.toArray(children).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no id
        <span key={index} className={styles.item}>
          {item}
        </span>
      ))}
    </span>
  );
}
