export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';
export type { Column, TableSort } from './column.ts';
export { type ColumnChoice, useColumnChoice } from './columnChoice.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { RowSelection } from './useRowSelection.ts';
