import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { NewBookingButton } from '../NewBookingButton.tsx';
import type { BookingListPageQuery } from './__generated__/BookingListPageQuery.graphql.ts';
import { BookingListEmpty } from './BookingListEmpty.tsx';
import { BookingListFilterBar } from './BookingListFilterBar.tsx';
import { BookingListPager } from './BookingListPager.tsx';
import { bookingColumns } from './BookingListRow.tsx';
import { BookingListTable } from './BookingListTable.tsx';
import { BookingSelectionBar } from './BookingSelectionBar.tsx';
import { bookingList, isFiltered, useBookingList } from './bookingListFilters.ts';
import { useBookingCounts } from './useBookingCounts.ts';
import { useBookingListChips } from './useBookingListChips.ts';
import { useBookingSelection } from './useBookingSelection.ts';

/** The bookings, this month's first (O§2): filtered, ordered and paged by the URL. */
export default function BookingListPage() {
  const query = usePageQuery<BookingListPageQuery>(graphql`
    query BookingListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [BookingFilter_order!]
      $bookedAt: [BookingFilter_bookedAt!]
      $customer: ID
      $status: [BookingStatus!]
      $accountManager: [ID!]
      $search: String
      $chosenCustomer: ID!
      $hasCustomer: Boolean!
      $hasManagers: Boolean!
    ) @preloadable {
      bookings(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        bookedAt: $bookedAt
        customer: $customer
        status_list: $status
        accountManager_list: $accountManager
        search: $search
      ) {
        ...BookingListTable_bookings
        ...BookingListPager_bookings
        ...useBookingSelection_bookings
      }
      ...useBookingListChips_query
    }
  `);
  const list = useBookingList();
  const chips = useBookingListChips(query, list);
  const counts = useBookingCounts();
  const columns = useColumnChoice(bookingList.columnsKey, bookingColumns);
  const selection = useBookingSelection(query.bookings, list.shown);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="Bookings"
      actions={
        <>
          <ColumnChooser columns={bookingColumns} choice={columns.choice} onChoose={columns.choose} />
          <NewBookingButton />
        </>
      }
      filters={<BookingListFilterBar list={list} chips={chips} />}
      chips={
        selection.references.length > 0 ? (
          <BookingSelectionBar references={selection.references} onClear={selection.clear} />
        ) : (
          <>
            <FilterChips chips={chips} onClear={list.clear} />
            <ResultCount
              matching={counts.matching}
              total={filtered ? counts.all : null}
              noun="bookings"
              showNoun={!filtered}
              loading={list.pending}
            />
          </>
        )
      }
    >
      <BookingListTable
        bookings={query.bookings}
        list={list}
        columns={columns.visible}
        selection={selection}
        empty={<BookingListEmpty list={list} chips={chips} />}
      />
      <BookingListPager bookings={query.bookings} list={list} matching={counts.matching} />
    </PageFrame>
  );
}
