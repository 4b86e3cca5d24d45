import { countOf } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: '32px',
    padding: '0 4px 0 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { border: '1px solid Highlight' },
  },
  count: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  end: { marginLeft: 'auto', display: 'inline-flex' },
});

export interface SelectionBarProps {
  readonly count: number;
  /** The noun, singular and plural: ['booking', 'bookings']. */
  readonly noun: readonly [one: string, several: string];
  readonly children?: ReactNode;
  readonly onClear: () => void;
}

/** Stands over the filters while rows are selected (PageFrame's `selection`), so nothing on the page moves. */
export function SelectionBar({ count, noun, children, onClear }: SelectionBarProps) {
  const styles = useStyles();
  return (
    <section aria-label="Selection" className={styles.bar}>
      <span role="status" className={styles.count} title={countOf(count, ...noun)}>
        {count} selected
      </span>
      {children}
      <span className={styles.end}>
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissIcon size={16} />}
          aria-label="Clear the selection"
          onClick={onClear}
        />
      </span>
    </section>
  );
}
