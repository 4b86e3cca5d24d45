import { changeRequestLinks } from '@console/bookings-contracts';
import { UserFilter } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { BookingFilter } from '../booking-picker/BookingFilter.tsx';
import type { ChangeRequestListPageQuery } from './__generated__/ChangeRequestListPageQuery.graphql.ts';
import { changeRequestColumns, isClosed, useChangeRequestRow } from './changeRequestColumns.tsx';
import { changeRequestList } from './changeRequestList.ts';

const query = graphql`
  query ChangeRequestListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [ChangeRequestFilter_order!]
    $status: [ChangeRequestStatus!], $approval: [ChangeRequestApproval!], $booking: ID, $createdBy: ID
    $hasBooking: Boolean!, $chosenBooking: ID!, $hasCreatedBy: Boolean!, $chosenCreatedBy: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: changeRequests(
      first: $first, after: $after, last: $last, before: $before, order: $order
      status_list: $status, approval_list: $approval, booking: $booking, createdBy: $createdBy
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...changeRequestColumns_request
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: changeRequests @include(if: $total) { totalCount }
    booking(id: $chosenBooking) @include(if: $hasBooking) { reference }
    createdBy: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) { person { fullName } }
  }
`;

/** The change requests, the latest first (O§2). The URL holds filters, order and page. */
export default function ChangeRequestListPage() {
  const { rows, booking, createdBy } = usePageQuery<ChangeRequestListPageQuery>(query);
  return (
    <ListPage
      title="Change requests"
      actions={
        <AddButton place="main" to={changeRequestLinks.create()}>
          Request a change
        </AddButton>
      }
      list={changeRequestList}
      query={query}
      records={{
        booking: { Picker: BookingFilter, nameOf: () => booking?.reference },
        createdBy: { Picker: UserFilter, nameOf: () => createdBy?.person.fullName },
      }}
      rows={rows}
      columns={changeRequestColumns}
      useRow={useChangeRequestRow}
      nameOf={referenceOf}
      muted={isClosed}
    />
  );
}
