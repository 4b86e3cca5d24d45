import type { ReactNode } from 'react';
import type { Filters } from './definition/index.ts';
import { EmptyList } from './EmptyList.tsx';
import type { ListBulk } from './ListBulk.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListTable } from './ListTable.tsx';
import { type ListOnScreen, type UseListOptions, useList } from './useList.ts';
import { type ListTableOptions, useListTable } from './useListTable.ts';

export type ListPageProps<
  Of extends Filters,
  Sort extends string,
  Row extends { readonly id: string },
  Data,
> = UseListOptions<Of, Sort> &
  ListTableOptions<Row, Data> & {
    readonly title: string;
    /** Buttons in the title row, the main action last. */
    readonly actions?: ReactNode;
    /** A message below the title: a part of the rows that could not be loaded. */
    readonly notice?: ReactNode;
    /** What can be done with many rows. */
    readonly bulk?: ListBulk;
    /** Draws what stands between the rows and the pager: `ListSums` of core-web. */
    readonly sums?: (list: ListOnScreen) => ReactNode;
  };

/**
 * The screen of a list: filters, chips, count, table, column choice, selection, pager and the advice of an empty list.
 * A list that shows more than a table combines these parts itself, as the class list does.
 */
export function ListPage<Of extends Filters, Sort extends string, Row extends { readonly id: string }, Data>(
  props: ListPageProps<Of, Sort, Row, Data>,
) {
  const { title, actions, notice, bulk, sums } = props;
  const list = useList<Of, Sort>(props);
  const table = useListTable<Row, Data>(list, props);
  const { noun } = props.list;
  return (
    <ListFrame title={title} list={list} table={table} noun={noun} actions={actions} notice={notice} bulk={bulk}>
      <ListTable list={list} table={table} empty={<EmptyList list={list} noun={noun} />} sums={sums?.(list)} />
    </ListFrame>
  );
}
