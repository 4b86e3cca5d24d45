export type { Counts, CountsOf } from './counts.ts';
export { EmptyList, type EmptyListProps } from './EmptyList.tsx';
export { ListFilterBar, type ListFilterBarProps } from './ListFilterBar.tsx';
export { ListFrame, type ListFrameProps } from './ListFrame.tsx';
export { ListPage, type ListPageProps } from './ListPage.tsx';
export { ListTable, type ListTableProps } from './ListTable.tsx';
export { type ListOnScreen, useList, useListFilters } from './useList.ts';
export { type ListControls, TYPING_PAUSE, useListState } from './useListState.ts';
export { type ListTableOnScreen, referenceOf, useListTable } from './useListTable.ts';
