import { mergeClasses } from '@fluentui/react-components';
import { type MouseEvent, memo } from 'react';
import type { Column } from './column.ts';
import type { TableStyles } from './useTableStyles.ts';

export interface TableRowProps<Row, Data> {
  readonly row: Row;
  readonly rowKey: string;
  readonly useRow: (row: Row) => Data;
  readonly columns: readonly Column<Data>[];
  readonly styles: TableStyles;
  readonly checkboxClass: string;
  readonly muted: ((data: Data) => boolean) | undefined;
  readonly labelOf: ((data: Data) => string) | undefined;
  /** Undefined where rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onToggle: (key: string, event: MouseEvent) => void;
}

function TableRowOnce<Row, Data>(props: TableRowProps<Row, Data>) {
  const { row, rowKey, useRow, columns, styles, checkboxClass, muted, labelOf, selected, onToggle } = props;
  const data = useRow(row);
  return (
    <tr aria-selected={selected} className={mergeClasses(styles.row, selected && styles.selected)}>
      {selected !== undefined && (
        <td className={mergeClasses(styles.cell, styles.select)}>
          <label className={styles.selectLabel}>
            <input
              type="checkbox"
              className={checkboxClass}
              aria-label={`Select ${labelOf?.(data) ?? 'row'}`}
              checked={selected}
              onClick={(event) => onToggle(rowKey, event)}
              // The press is handled with its Shift key above; React wants to see a handler here.
              onChange={() => undefined}
            />
          </label>
        </td>
      )}
      <Cells
        data={data}
        columns={columns}
        styles={styles}
        muted={muted?.(data) ?? false}
        first={selected === undefined}
      />
    </tr>
  );
}

interface CellsProps<Data> {
  readonly data: Data;
  readonly columns: readonly Column<Data>[];
  readonly styles: TableStyles;
  readonly muted: boolean;
  readonly first: boolean;
}

function CellsOnce<Data>({ data, columns, styles, muted, first }: CellsProps<Data>) {
  const cells = columns.map((column, index) => (
    <td
      key={column.id}
      className={mergeClasses(
        styles.cell,
        column.quiet && styles.quiet,
        muted && styles.muted,
        column.align && styles.end,
        first && index === 0 && styles.first,
        index === columns.length - 1 && styles.last,
      )}
    >
      {column.cell(data)}
    </td>
  ));
  return <>{cells}</>;
}

/** A row, rendered again only when something of its own changed. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce;

// Apart from the row, so that selecting all renders the boxes alone.
const Cells = memo(CellsOnce) as typeof CellsOnce;
