import { type Column, DataTable, type TableSort } from '@console/design-system/table';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BookingListRow_booking$data } from './__generated__/BookingListRow_booking.graphql.ts';
import type {
  BookingListTable_bookings$data,
  BookingListTable_bookings$key,
} from './__generated__/BookingListTable_bookings.graphql.ts';
import { useBookingListRow } from './BookingListRow.tsx';
import { type BookingListControls, bookingList } from './bookingListFilters.ts';
import type { BookingSelection } from './useBookingSelection.ts';

type Row = BookingListTable_bookings$data['edges'][number];

export interface BookingListTableProps {
  readonly bookings: BookingListTable_bookings$key;
  readonly list: BookingListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<BookingListRow_booking$data>[];
  readonly selection: BookingSelection;
  readonly empty: ReactNode;
}

/** The page of bookings that the URL asks for. */
export function BookingListTable({ bookings: key, list, columns, selection, empty }: BookingListTableProps) {
  const { edges } = useFragment(
    graphql`
      fragment BookingListTable_bookings on BookingCursorConnection {
        edges {
          node {
            id
            ...BookingListRow_booking
          }
        }
      }
    `,
    key,
  );

  function sortBy({ field, direction }: TableSort) {
    const sort = bookingList.sorts.find((offered) => offered === field);
    if (sort) list.set({ order: { field: sort, direction } });
  }

  return (
    <DataTable
      label="Bookings"
      columns={columns}
      rows={edges}
      rowKey={idOf}
      useRow={useRow}
      sort={list.state.order}
      onSort={sortBy}
      selection={selection}
      loading={list.pending}
      muted={isCanceled}
      empty={empty}
    />
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useBookingListRow(node);
const isCanceled = ({ status }: BookingListRow_booking$data) => status === 'canceled';
