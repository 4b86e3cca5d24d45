import { mergeClasses } from '@fluentui/react-components';
import { type CSSProperties, type ReactElement, type ReactNode, type UIEvent, useRef } from 'react';
import { useMediaQuery } from '../filter-bar/useMediaQuery.ts';
import { useElementWidth } from '../style/useElementWidth.ts';
import { useCellLooks } from './cellLooks.ts';
import { type Column, edgesWidth, fitColumns, roomOf, type TableSort } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { followRowLink, showCutText } from './rowGestures.ts';
import { SKELETON_ROWS, SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { FIRST_ROWS, useRenderedRows } from './useRenderedRows.ts';
import { useRowClasses } from './useRowClasses.ts';
import { type RowSelection, useRowSelection } from './useRowSelection.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';
import { ROW_HEIGHT, SAMPLE_WIDTH, useTableStyles } from './useTableStyles.ts';
import { useTextWidths } from './useTextWidths.ts';

export interface DataTableProps<Row, Data> {
  /** Names the table for screen readers: 'Bookings'. */
  readonly label: string;
  readonly columns: readonly Column<Data>[];
  /** Undefined until the first rows are loaded. Skeleton rows then take their place. */
  readonly rows: readonly Row[] | undefined;
  /** The number of rows to expect, if it is known before they load. It sets the number of skeleton rows. */
  readonly expectedRows?: number | undefined;
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  readonly selection?: RowSelection<Row> | undefined;
  /** True while other rows load. The old rows stay until then. */
  readonly loading?: boolean | undefined;
  /** Shown below the head when there are no rows: an EmptyState. */
  readonly empty?: ReactNode;
  /** Fades rows that need no more work (canceled). Define it in the module, so that its identity stays the same. */
  readonly muted?: (data: Data) => boolean;
  /** `page` fills the screen and scrolls below its sticky head. `card` is as high as its rows. */
  readonly variant?: 'page' | 'card';
}

interface RowReader<Row, Data> {
  /**
   * A hook that reads the data of a row, such as a Relay fragment. Define it in the module, so that its identity stays
   * the same.
   */
  readonly useRow: (row: Row) => Data;
}

const sameRow = <Row,>(row: Row): Row => row;
const noRows: readonly never[] = [];

/**
 * A table of records with native elements. It sorts, selects rows (ranges with Shift), and drops columns by rank where
 * space is short. A click on a row follows its first link. Define `columns`, `rowKey`, `muted` and `useRow` outside the
 * component, so that 500 rows render only when they change.
 */
export function DataTable<Row, Data>(props: DataTableProps<Row, Data> & RowReader<Row, Data>): ReactElement;
export function DataTable<Row>(props: DataTableProps<Row, Row>): ReactElement;
export function DataTable<Row>(props: DataTableProps<Row, Row> & Partial<RowReader<Row, Row>>): ReactElement {
  const {
    label,
    columns,
    rows,
    expectedRows = SKELETON_ROWS,
    rowKey,
    sort,
    onSort,
    selection,
    loading,
    empty,
    muted,
    variant = 'page',
    useRow = sameRow,
  } = props;
  const styles = useTableStyles();
  const inCard = variant === 'card';
  const scroll = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(max-width: 1023px)');
  const sample = useRef<HTMLSpanElement>(null);
  const table = useRef<HTMLTableElement>(null);
  // Rounded, so that nothing moves when the font arrives after its stand-in, which is about as wide.
  const sampleWidth = useElementWidth(sample);
  const scale = Math.round((sampleWidth / SAMPLE_WIDTH) * 20) / 20 || 1;
  const side = inCard || narrow ? 16 : 24;
  const whole = { width: useElementWidth(scroll), side, selectable: selection !== undefined, scale };
  const shown = useStable(fitColumns(columns, whole));
  const room = roomOf(shown, whole);
  const { selectable } = room;
  const classes = useRowClasses(shown, styles, selectable);
  const looks = useCellLooks();
  const { state, selectAll, toggle } = useRowSelection(rows, rowKey, selection);
  const { rendered, list, renderUpTo } = useRenderedRows<Row>(rows ?? noRows, rowKey);
  // The first rows are measured at once, and all of them when the last has been rendered.
  const measured = rendered.length === rows?.length ? rendered : rendered.slice(0, FIRST_ROWS);
  const measuredRows = measured.map(rowKey).join();
  const widths = columnWidths(shown, room, useTextWidths(table, shown, measuredRows, sampleWidth));
  useFocusAfterRemoval(scroll, 'tbody > tr');
  useScrollAnchor(scroll, rows ?? noRows, rowKey);
  const skeletons = rows === undefined ? Math.min(expectedRows, FIRST_ROWS) : 0;
  const tableWidth = Math.floor(widths.reduce((sum, width) => sum + width, edgesWidth(room)));
  const unrendered = (rows?.length ?? expectedRows) - rendered.length - skeletons;

  function renderInView({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) {
    if (unrendered > 0) renderUpTo(Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT));
  }

  return (
    // A card names the table inside it. What scrolls must be focusable, so that the keyboard can scroll it: a table on a page, and
    // in a card one that is too wide and has no rows with links or buttons.
    <div
      ref={scroll}
      className={mergeClasses(styles.scroll, inCard && styles.inCard)}
      onScroll={renderInView}
      {...(!inCard && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-scroll-area': 'table' })}
      {...(inCard &&
        rows?.length === 0 &&
        whole.width > 0 &&
        tableWidth > whole.width && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <span ref={sample} aria-hidden className={styles.sample} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the link itself */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: the tooltip repeats text that screen readers read anyway */}
      <table
        ref={table}
        className={styles.table}
        style={{ minWidth: tableWidth }}
        aria-label={label}
        aria-rowcount={rows && unrendered > 0 ? rendered.length + unrendered + 1 : undefined}
        aria-busy={loading || rows === undefined || undefined}
        onClick={followRowLink}
        onMouseOver={showCutText}
      >
        <colgroup>
          {selectable && <col style={{ width: 'calc(32px + var(--page-side, 24px))' }} />}
          {shown.map((column, index) => (
            <col
              key={column.id}
              style={columnStyle(widths[index], index === 0 && !selectable, index === shown.length - 1)}
            />
          ))}
        </colgroup>
        <TableHead
          columns={shown}
          styles={styles}
          inCard={inCard}
          sort={sort}
          onSort={onSort}
          selection={selectable ? state : undefined}
          onSelectAll={selectAll}
        />
        <tbody key={list}>
          {rendered.map((row) => {
            const key = rowKey(row);
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                useRow={useRow}
                columns={shown}
                classes={classes}
                looks={looks}
                muted={muted}
                labelOf={selection?.labelOf}
                selected={selectable ? selection?.selected.has(key) : undefined}
                onToggle={toggle}
              />
            );
          })}
          {skeletons > 0 && <SkeletonRows count={skeletons} columns={shown} selectable={selectable} styles={styles} />}
          {rows?.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={shown.length + (selectable ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {unrendered > 0 && <div aria-hidden style={{ height: unrendered * ROW_HEIGHT }} />}
    </div>
  );
}

/** Returns the width of a column. The outer columns include the page's side padding. */
function columnStyle(width: number | undefined, first: boolean, last: boolean): CSSProperties | undefined {
  if (width === undefined) return undefined;
  return { width: `calc(${width}px${first || last ? ' + var(--page-side, 24px) - 8px' : ''})` };
}

/** Returns the earlier array while its items are the same, so that the rows do not render again. */
function useStable<Item>(list: readonly Item[]): readonly Item[] {
  const earlier = useRef(list);
  const same = earlier.current.length === list.length && earlier.current.every((item, index) => item === list[index]);
  if (!same) earlier.current = list;
  return earlier.current;
}
