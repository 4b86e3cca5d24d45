import { mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { useCheckboxClassName } from '../field/useCheckboxClassName.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/controls.ts';
import { type Column, nextSort, type TableSort } from './column.ts';
import type { TableStyles } from './useTableStyles.ts';

export interface TableHeadProps<Data> {
  readonly columns: readonly Column<Data>[];
  readonly styles: TableStyles;
  readonly inCard: boolean;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** Whether all, some or none of the rows are selected; undefined when the table has no selection. */
  readonly selection: 'all' | 'some' | 'none' | undefined;
  readonly onSelectAll: (selected: boolean) => void;
}

/** The head row. The heads of sortable columns are buttons. */
export function TableHead<Data>({
  columns,
  styles,
  inCard,
  sort,
  onSort,
  selection,
  onSelectAll,
}: TableHeadProps<Data>) {
  const headClass = mergeClasses(styles.head, inCard && styles.headInCard);
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={mergeClasses(headClass, styles.select)}>
            <SelectAll state={selection} onChange={onSelectAll} styles={styles} />
          </th>
        )}
        {columns.map((column, index) => {
          const sorted = column.sort !== undefined && sort?.field === column.sort ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
              className={mergeClasses(
                headClass,
                column.align && styles.end,
                sorted && styles.sorted,
                index === 0 && !selection && styles.first,
                index === columns.length - 1 && styles.last,
              )}
            >
              <HeadContent column={column} sort={sort} sorted={sorted} onSort={onSort} styles={styles} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface HeadContentProps<Data> extends Pick<TableHeadProps<Data>, 'sort' | 'onSort' | 'styles'> {
  readonly column: Column<Data>;
  readonly sorted: 'asc' | 'desc' | undefined;
}

function HeadContent<Data>({ column, sort, sorted, onSort, styles }: HeadContentProps<Data>) {
  const next = nextSort(column, sort);
  if (!next || !onSort) return column.header;
  return (
    <button type="button" className={styles.sortButton} onClick={() => onSort(next)}>
      {column.header}
      {sorted === 'asc' && <ArrowUpIcon size={12} />}
      {sorted === 'desc' && <ArrowDownIcon size={12} />}
    </button>
  );
}

function SelectAll({
  state,
  onChange,
  styles,
}: {
  state: 'all' | 'some' | 'none';
  onChange: (selected: boolean) => void;
  styles: TableStyles;
}) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles.selectLabel}>
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all rows on this page"
        className={useCheckboxClassName()}
        checked={state === 'all'}
        onChange={() => onChange(state !== 'all')}
      />
    </label>
  );
}
