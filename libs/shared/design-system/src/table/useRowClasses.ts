import { mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useCheckboxClassName } from '../field/useCheckboxClassName.ts';
import type { Column } from './column.ts';
import type { TableStyles } from './useTableStyles.ts';

/** The classes of every row of a table, made once: a row of 500 only looks them up. */
export interface RowClasses {
  readonly row: string;
  readonly selectedRow: string;
  readonly select: string;
  readonly selectLabel: string;
  readonly checkbox: string;
  /** One for each column. */
  readonly cells: readonly string[];
  readonly mutedCells: readonly string[];
}

/** Keeps its identity while columns and theme do. */
export function useRowClasses<Data>(
  columns: readonly Column<Data>[],
  styles: TableStyles,
  selectable: boolean,
): RowClasses {
  const checkbox = useCheckboxClassName();
  return useMemo(() => {
    const cells = (muted: boolean) =>
      columns.map((column, index) =>
        mergeClasses(
          styles.cell,
          column.wrap && styles.wrapped,
          column.quiet && styles.quiet,
          muted && styles.muted,
          column.align && styles.end,
          index === 0 && !selectable && styles.first,
          index === columns.length - 1 && styles.last,
        ),
      );
    return {
      row: styles.row,
      selectedRow: mergeClasses(styles.row, styles.selected),
      select: mergeClasses(styles.cell, styles.select),
      selectLabel: styles.selectLabel,
      checkbox,
      cells: cells(false),
      mutedCells: cells(true),
    };
  }, [columns, styles, selectable, checkbox]);
}
