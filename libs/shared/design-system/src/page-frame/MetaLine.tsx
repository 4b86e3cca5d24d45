import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Children, type ReactNode } from 'react';
import { ellipsis } from '../style/shared.ts';

const dot = '20px';
// On a phone there is no pointer for a tooltip, so the facts wrap there.
const wide = '@media (min-width: 481px)';

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
  // The last fact gives way first, and then the first. So references in between stay whole.
  cutLine: { [wide]: { display: 'flex' } },
  cutItem: {
    [wide]: {
      flexShrink: 0,
      ':first-child': { flexShrink: 1, minWidth: '48px' },
      ':last-child': { flexShrink: 1_000_000, minWidth: '44px' },
    },
  },
  cutText: { [wide]: ellipsis },
});

export interface MetaLineProps {
  readonly children: ReactNode;
  /** All facts on one line: texts that do not fit are cut, the last one first. */
  readonly oneLine?: boolean;
}

/** Shows facts on one line with dots between them. Empty facts leave no dot, and no line begins with a dot. */
export function MetaLine({ children, oneLine }: MetaLineProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.line, oneLine && styles.cutLine)}>
      {Children.toArray(children).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no id
        <span key={index} className={mergeClasses(styles.item, oneLine && styles.cutItem)}>
          {oneLine ? (
            <span className={styles.cutText} title={typeof item === 'string' ? item : undefined}>
              {item}
            </span>
          ) : (
            item
          )}
        </span>
      ))}
    </span>
  );
}
