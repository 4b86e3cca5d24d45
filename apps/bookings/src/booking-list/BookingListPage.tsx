import { BrandFilter } from '@console/classes-web';
import { AccountManagerFilter, ContactFilter, CustomerFilter } from '@console/core-web';
import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { NewBookingButton } from '../NewBookingButton.tsx';
import type { BookingListPageQuery } from './__generated__/BookingListPageQuery.graphql.ts';
import { bookingColumns, isCanceled, useBookingRow } from './bookingColumns.tsx';
import { bookingList } from './bookingList.ts';

const query = graphql`
  query BookingListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [BookingFilter_order!]
    $search: String, $bookedAt: [BookingFilter_bookedAt!], $customer: ID, $status: [BookingStatus!]
    $accountManager: [ID!], $brand: ID, $createdAt: [BookingFilter_createdAt!], $toBeRefunded: Boolean
    $customerContact: ID, $hasCustomer: Boolean!, $chosenCustomer: ID!, $hasAccountManager: Boolean!
    $hasBrand: Boolean!, $chosenBrand: ID!, $hasContact: Boolean!, $chosenContact: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: bookings(
      first: $first, after: $after, last: $last, before: $before, order: $order
      search: $search, bookedAt: $bookedAt, customer: $customer, status_list: $status
      accountManager_list: $accountManager, brand: $brand, createdAt: $createdAt
      toBeRefunded: $toBeRefunded, customerContact: $customerContact
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...bookingColumns_booking
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: bookings @include(if: $total) { totalCount }
    customer(id: $chosenCustomer) @include(if: $hasCustomer) { name }
    brand(id: $chosenBrand) @include(if: $hasBrand) { name }
    contact: customerContact(id: $chosenContact) @include(if: $hasContact) { fullName }
    managers: users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{ person_fullName: ASC }])
      @include(if: $hasAccountManager) {
      edges {
        node {
          id
          person { fullName }
        }
      }
    }
  }
`;

/** The bookings, by default those of this month (O§2). The URL holds filters, order and page. */
export default function BookingListPage() {
  const { rows, customer, managers, brand, contact } = usePageQuery<BookingListPageQuery>(query);
  const managerOf = (id: string) => managers?.edges.find(({ node }) => node.id === id)?.node.person.fullName;
  return (
    <ListPage
      title="Bookings"
      actions={<NewBookingButton />}
      list={bookingList}
      query={query}
      records={{
        customer: { Picker: CustomerFilter, nameOf: () => customer?.name },
        accountManager: { Picker: AccountManagerFilter, nameOf: managerOf },
        brand: { Picker: BrandFilter, nameOf: () => brand?.name },
        contact: { Picker: ContactFilter, nameOf: () => contact?.fullName },
      }}
      rows={rows}
      columns={bookingColumns}
      useRow={useBookingRow}
      nameOf={referenceOf}
      muted={isCanceled}
    />
  );
}
