import { bookingDetailPanel } from '@console/bookings-contracts';
import { customerDetailPanel } from '@console/core-contracts';
import { defineRouteModules, iri, openSlot } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import BookingDetailPageQueryParameters from './booking-detail/__generated__/BookingDetailPageQuery$parameters.ts';
import useBookingInvoicingQueryParameters from './booking-detail/__generated__/useBookingInvoicingQuery$parameters.ts';
import BookingListPageQueryParameters from './booking-list/__generated__/BookingListPageQuery$parameters.ts';
import useBookingCountsQueryParameters from './booking-list/__generated__/useBookingCountsQuery$parameters.ts';
import { bookingList } from './booking-list/bookingListFilters.ts';
import { bookingCountVariables, bookingListVariables } from './booking-list/bookingListVariables.ts';
import ContactDetailPageQueryParameters from './contact-detail/__generated__/ContactDetailPageQuery$parameters.ts';
import CreateBookingPageQueryParameters from './create-booking/__generated__/CreateBookingPageQuery$parameters.ts';
import { customerToBookFor } from './create-booking/customerToBookFor.ts';
import CreatePublicItemPageQueryParameters from './create-public-item/__generated__/CreatePublicItemPageQuery$parameters.ts';
import { publicItemList } from './create-public-item/publicItemList.ts';
import { publicItemVariables } from './create-public-item/publicItemVariables.ts';
import CustomerDetailPageQueryParameters from './customer-detail/__generated__/CustomerDetailPageQuery$parameters.ts';
import useCustomerTotalsQueryParameters from './customer-detail/__generated__/useCustomerTotalsQuery$parameters.ts';
import CustomerListPageQueryParameters from './customer-list/__generated__/CustomerListPageQuery$parameters.ts';
import useCustomerCountsQueryParameters from './customer-list/__generated__/useCustomerCountsQuery$parameters.ts';
import { customerList } from './customer-list/customerListFilters.ts';
import { customerCountVariables, customerListVariables } from './customer-list/customerListVariables.ts';

/** How the domain's screens load. This file holds loaders only and no page code. */
export default defineRouteModules({
  'bookings.list': {
    query: pageQuery(BookingListPageQueryParameters, ({ url, now }) =>
      bookingListVariables(bookingList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useBookingCountsQueryParameters, ({ url, now }) =>
        bookingCountVariables(bookingList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./booking-list/BookingListPage.tsx'),
    retreat: firstPage,
  },
  'bookings.create': {
    query: pageQuery(CreateBookingPageQueryParameters, ({ url }) => customerToBookFor(url.searchParams)),
    page: () => import('./create-booking/CreateBookingPage.tsx'),
  },
  'bookings.detail': {
    query: pageQuery(BookingDetailPageQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
    deferred: {
      invoicing: pageQuery(useBookingInvoicingQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
    },
    page: () => import('./booking-detail/BookingDetailPage.tsx'),
    slots: [openSlot(bookingDetailPanel, ({ params }) => ({ booking: iri('bookings', params.id) }))],
  },
  'bookings.create-public-item': {
    query: pageQuery(CreatePublicItemPageQueryParameters, ({ params, url, now }) =>
      publicItemVariables(iri('bookings', params.id), publicItemList.parse(url.searchParams, now)),
    ),
    page: () => import('./create-public-item/CreatePublicItemPage.tsx'),
    retreat: firstPage,
  },
  'bookings.customers': {
    query: pageQuery(CustomerListPageQueryParameters, ({ url, now }) =>
      customerListVariables(customerList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useCustomerCountsQueryParameters, ({ url, now }) =>
        customerCountVariables(customerList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./customer-list/CustomerListPage.tsx'),
    retreat: firstPage,
  },
  'bookings.customer': {
    query: pageQuery(CustomerDetailPageQueryParameters, ({ params }) => ({ id: iri('customers', params.id) })),
    deferred: {
      totals: pageQuery(useCustomerTotalsQueryParameters, ({ params }) => ({ id: iri('customers', params.id) })),
    },
    page: () => import('./customer-detail/CustomerDetailPage.tsx'),
    slots: [openSlot(customerDetailPanel, ({ params }) => ({ customer: iri('customers', params.id) }))],
  },
  'bookings.contacts': { page: () => import('./contact-detail/ContactIndexPage.tsx') },
  'bookings.contact': {
    query: pageQuery(ContactDetailPageQueryParameters, ({ params }) => ({ id: iri('customer_contacts', params.id) })),
    page: () => import('./contact-detail/ContactDetailPage.tsx'),
  },
});
