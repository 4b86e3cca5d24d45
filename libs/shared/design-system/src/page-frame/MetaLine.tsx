import { makeStyles, tokens } from '@fluentui/react-components';
import { Children, type ReactNode } from 'react';

const useStyles = makeStyles({
  item: {
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    // A long email address gives way on a narrow window.
    overflowWrap: 'anywhere',
    ':not(:first-child)::before': { content: '"•"', margin: '0 4px 0 8px', color: tokens.colorNeutralForeground3 },
  },
});

/** Facts on one line with dots between them; empty ones leave no dot. */
export function MetaLine({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return Children.toArray(children).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line have no other identity
    <span key={index} className={styles.item}>
      {item}
    </span>
  ));
}
