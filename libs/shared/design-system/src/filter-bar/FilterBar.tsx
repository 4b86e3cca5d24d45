import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FilterIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { Badge } from '../status-badge/Badge.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    minWidth: '240px',
    padding: '16px',
  },
});

export interface FilterBarProps {
  /** The filters that are always visible: search and period first. */
  readonly children: ReactNode;
  /** The other filters. A narrow window moves them behind a Filters button. */
  readonly more?: ReactNode;
  /** The number of active filters in `more`. */
  readonly moreActive?: number;
}

/** The controls in PageFrame's filter row. */
export function FilterBar({ children, more, moreActive = 0 }: FilterBarProps) {
  const narrow = useMediaQuery('(max-width: 1023px)');
  if (!more || !narrow) {
    return (
      <>
        {children}
        {more}
      </>
    );
  }
  return (
    <>
      {children}
      <MoreFilters active={moreActive}>{more}</MoreFilters>
    </>
  );
}

function MoreFilters({ active, children }: { readonly active: number; readonly children: ReactNode }) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        icon={<FilterIcon />}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        Filters
        {active > 0 && <Badge tone="brand">{active}</Badge>}
      </Button>
      {open && (
        <Popup anchor={anchor} align="end" role="dialog" aria-label="Filters" onClose={() => setOpen(false)}>
          <div className={styles.panel}>{children}</div>
        </Popup>
      )}
    </>
  );
}
