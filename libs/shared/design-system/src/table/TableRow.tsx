import { type MouseEvent, memo } from 'react';
import type { CellLooks } from './cellLooks.ts';
import type { Column } from './column.ts';
import type { RowClasses } from './useRowClasses.ts';

export interface TableRowProps<Row, Data> {
  readonly row: Row;
  readonly rowKey: string;
  readonly useRow: (row: Row) => Data;
  readonly columns: readonly Column<Data>[];
  readonly classes: RowClasses;
  readonly looks: CellLooks;
  readonly muted: ((data: Data) => boolean) | undefined;
  readonly labelOf: ((row: Row) => string) | undefined;
  /** Undefined when the table has no selection. */
  readonly selected: boolean | undefined;
  readonly onToggle: (key: string, event: MouseEvent) => void;
}

// onClick handles the change, because it knows the Shift key. React needs an onChange handler here.
const pressed = () => undefined;

function TableRowOnce<Row, Data>(props: TableRowProps<Row, Data>) {
  const { row, rowKey, useRow, columns, classes, looks, muted, labelOf, selected, onToggle } = props;
  const data = useRow(row);
  return (
    <tr aria-selected={selected} className={selected ? classes.selectedRow : classes.row}>
      {selected !== undefined && (
        <td className={classes.select}>
          <label className={classes.selectLabel}>
            <input
              type="checkbox"
              className={classes.checkbox}
              aria-label={`Select ${labelOf?.(row) ?? 'row'}`}
              checked={selected}
              onClick={(event) => onToggle(rowKey, event)}
              onChange={pressed}
            />
          </label>
        </td>
      )}
      <Cells data={data} columns={columns} classes={muted?.(data) ? classes.mutedCells : classes.cells} looks={looks} />
    </tr>
  );
}

interface CellsProps<Data> {
  readonly data: Data;
  readonly columns: readonly Column<Data>[];
  readonly classes: readonly string[];
  readonly looks: CellLooks;
}

function CellsOnce<Data>({ data, columns, classes, looks }: CellsProps<Data>) {
  const cells = columns.map((column, index) => (
    <td key={column.id} className={classes[index]}>
      {column.cell(data, looks)}
    </td>
  ));
  return <>{cells}</>;
}

/** A row that renders again only when its own data changed. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce;

// Separate from the row, so that selecting all rows renders only the check boxes.
const Cells = memo(CellsOnce) as typeof CellsOnce;
