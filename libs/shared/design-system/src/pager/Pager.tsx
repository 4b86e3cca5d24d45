import { formatCount } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '../button/Button.tsx';
import { Select } from '../field/Select.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/controls.ts';
import { print } from '../style/shared.ts';

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '0 var(--page-side, 16px)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
  range: { marginLeft: 'auto', whiteSpace: 'nowrap' },
  words: { whiteSpace: 'nowrap', '@media (max-width: 480px)': { display: 'none' } },
  size: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [print]: { display: 'none' },
  },
});

export interface PagerProps {
  readonly pageSize: number;
  /** The page sizes: 10, 20, 50, 100, or 50, 100, 250, 500 for large lists (C§9). */
  readonly sizes: readonly number[];
  readonly onPageSize: (size: number) => void;
  /** The number of rows on this page. */
  readonly rows: number;
  /** The number of rows before this page; undefined when only a cursor is known. */
  readonly offset?: number | undefined;
  /** The number of all matching rows; undefined until it is counted. */
  readonly total?: number | null | undefined;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/**
 * The page size, the range of rows, and the buttons for the next and previous page. Works before the total is known.
 */
export function Pager(props: PagerProps) {
  const { pageSize, sizes, onPageSize, rows, offset, total, hasPrevious, hasNext, onPrevious, onNext } = props;
  const styles = useStyles();
  const offered = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((a, b) => a - b);
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.size}>
        <span aria-hidden className={styles.words}>
          Rows per page
        </span>
        <Select
          aria-label="Rows per page"
          value={String(pageSize)}
          options={offered.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onPageSize(Number(size))}
        />
      </span>
      <span className={styles.range}>{rangeText(rows, offset, total)}</span>
      <Button
        appearance="subtle"
        icon={<ChevronLeftIcon />}
        aria-label="Previous page"
        disabled={!hasPrevious}
        onClick={onPrevious}
      />
      <Button
        appearance="subtle"
        icon={<ChevronRightIcon />}
        aria-label="Next page"
        disabled={!hasNext}
        onClick={onNext}
      />
    </nav>
  );
}

/** Returns the range of rows as far as it is known: "1–50 of 1,204", "1–50", "50 of 1,204". */
export function rangeText(rows: number, offset: number | undefined, total: number | null | undefined): string {
  const of = total == null ? '' : ` of ${formatCount(total)}`;
  if (rows === 0) return `0${of}`;
  if (offset === undefined) return `${formatCount(rows)}${of}`;
  return `${formatCount(offset + 1)}–${formatCount(offset + rows)}${of}`;
}
