import { mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useCheckboxClassName } from '../field/useCheckboxClassName.ts';
import { type Column, isWhole } from './column.ts';
import type { TableStyles } from './useTableStyles.ts';

/** The class names of all rows of a table. They are computed once, because a table may have 500 rows. */
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

/** Returns the class names of a table's rows. They stay the same object while columns and theme stay the same. */
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
          isWhole(column) && styles.whole,
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
