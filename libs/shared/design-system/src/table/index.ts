export { useElementWidth } from '../style/useElementWidth.ts';
export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';
export type { Column, TableSort } from './column.ts';
export { type ColumnChoice, useColumnChoice } from './columnChoice.ts';
export { columnsOf } from './columnsOf.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { keepOnPhone } from './keepOnPhone.ts';
export { useRenderedRows } from './useRenderedRows.ts';
export type { RowSelection } from './useRowSelection.ts';
