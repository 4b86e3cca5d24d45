import { countOf, formatCount } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { DismissIcon } from '../icons/controls.ts';
import { isForPage } from '../keys/isSingleKey.ts';

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
  note: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  end: { marginLeft: 'auto', display: 'inline-flex' },
});

export interface SelectionBarProps {
  readonly count: number;
  /** The noun, singular and plural: ['booking', 'bookings']. */
  readonly noun: readonly [one: string, several: string];
  /** A remark after the number: 'frozen at 14:02'. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
  readonly onClear: () => void;
}

/**
 * Stands over the filters while rows are selected (PageFrame's `selection`), so nothing on the page moves. Escape clears the
 * selection, unless something above the page is open.
 */
export function SelectionBar({ count, noun, note, children, onClear }: SelectionBarProps) {
  const styles = useStyles();
  const bar = useRef<HTMLElement>(null);
  const clear = () => {
    // The bar disappears. The focus must not be lost with it.
    if (bar.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
    onClear();
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isForPage(event)) clear();
  });
  useEffect(() => {
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    <section ref={bar} aria-label="Selection" className={styles.bar}>
      <span role="status" className={styles.count} title={countOf(count, ...noun)}>
        {formatCount(count)} selected
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {children}
      <span className={styles.end}>
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissIcon size={16} />}
          aria-label="Clear the selection"
          onClick={clear}
        />
      </span>
    </section>
  );
}
