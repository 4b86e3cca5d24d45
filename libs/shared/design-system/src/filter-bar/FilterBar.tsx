import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FilterIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { Badge } from '../status-badge/Badge.tsx';
import { type FilterFold, useFold } from './useFold.ts';

const useStyles = makeStyles({
  bar: { flexGrow: 1, minWidth: 0 },
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    minWidth: 'min-content',
  },
  folded: { flexWrap: 'wrap', minWidth: 0 },
  // On the corner of the button, so that no filter moves when a count comes or goes.
  counted: { position: 'relative', display: 'inline-flex' },
  count: { position: 'absolute', top: '-8px', right: '-6px', display: 'inline-flex' },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    minWidth: '240px',
    padding: '16px',
  },
});

/** The filters of a list in their order. */
export interface FilterRow {
  /** Stay visible: the search box and the period. */
  readonly first?: ReactNode;
  /** Move behind a Filters button where the row is too short for all. */
  readonly more?: ReactNode;
  /** Always stand behind a button: filters that few people need. In a folded row they belong to `more`. */
  readonly rare?: ReactNode;
  /** The number of active filters in `rare`. */
  readonly rareActive?: number;
  /** Stay visible after the others: the days of the period in a folded row. */
  readonly last?: ReactNode;
}

export interface FilterBarProps {
  /** Returns the filters as they are shown in this fold. */
  readonly children: (fold: FilterFold) => FilterRow;
  /** The number of active filters in `more`. */
  readonly moreActive?: number;
}

/** The controls in PageFrame's filter row. They fill one line, or two in a narrow window. */
export function FilterBar({ children, moreActive = 0 }: FilterBarProps) {
  const styles = useStyles();
  const row = useRef<HTMLDivElement>(null);
  const fold = useFold(row);
  const folded = fold === 'folded';
  const hidden = folded || fold === 'bare';
  const { first, more, rare, rareActive = 0, last } = children(fold);
  return (
    <search aria-label="Filters" className={styles.bar}>
      <div ref={row} className={mergeClasses(styles.row, folded && styles.folded)}>
        {first}
        {hidden && more ? (
          <HiddenFilters label="Filters" active={moreActive}>
            {more}
          </HiddenFilters>
        ) : (
          more
        )}
        {rare && (
          <HiddenFilters label="More" active={rareActive}>
            {rare}
          </HiddenFilters>
        )}
        {last}
      </div>
    </search>
  );
}

interface HiddenFiltersProps {
  readonly label: 'Filters' | 'More';
  readonly active: number;
  readonly children: ReactNode;
}

/** A button that opens filters. */
function HiddenFilters({ label, active, children }: HiddenFiltersProps) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className={styles.counted}>
        <Button
          ref={anchor}
          icon={<FilterIcon />}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          {label}
          {active > 0 && (
            <span className={styles.count}>
              <Badge tone="brand">{active}</Badge>
            </span>
          )}
        </Button>
      </span>
      {open && (
        <Popup
          anchor={anchor}
          align="end"
          role="dialog"
          aria-label={label === 'More' ? 'More filters' : label}
          onClose={() => setOpen(false)}
        >
          <div className={styles.panel}>{children}</div>
        </Popup>
      )}
    </>
  );
}
