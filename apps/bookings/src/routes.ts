import { bookingDetailPanel } from '@console/bookings-contracts';
import { customerDetailPanel } from '@console/core-contracts';
import { firstPageOf, listRoute } from '@console/lists/definition';
import { defineRouteModules, iri, openSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import BookingDetailPageQueryParameters from './booking-detail/__generated__/BookingDetailPageQuery$parameters.ts';
import useBookingInvoicingQueryParameters from './booking-detail/__generated__/useBookingInvoicingQuery$parameters.ts';
import BookingListPageCountQueryParameters from './booking-list/__generated__/BookingListPageCountQuery$parameters.ts';
import BookingListPageQueryParameters from './booking-list/__generated__/BookingListPageQuery$parameters.ts';
import { bookingList } from './booking-list/bookingList.ts';
import ContactDetailPageQueryParameters from './contact-detail/__generated__/ContactDetailPageQuery$parameters.ts';
import CreateBookingPageQueryParameters from './create-booking/__generated__/CreateBookingPageQuery$parameters.ts';
import { customerToBookFor } from './create-booking/customerToBookFor.ts';
import CreatePublicItemPageQueryParameters from './create-public-item/__generated__/CreatePublicItemPageQuery$parameters.ts';
import { publicItemList } from './create-public-item/publicItemList.ts';
import CustomerDetailPageQueryParameters from './customer-detail/__generated__/CustomerDetailPageQuery$parameters.ts';
import useCustomerTotalsQueryParameters from './customer-detail/__generated__/useCustomerTotalsQuery$parameters.ts';
import CustomerListPageCountQueryParameters from './customer-list/__generated__/CustomerListPageCountQuery$parameters.ts';
import CustomerListPageQueryParameters from './customer-list/__generated__/CustomerListPageQuery$parameters.ts';
import { customerList } from './customer-list/customerList.ts';

/** The loaders of the domain's screens. This file contains no page code. */
export default defineRouteModules({
  'bookings.list': listRoute(bookingList, {
    query: BookingListPageQueryParameters,
    count: BookingListPageCountQueryParameters,
    page: () => import('./booking-list/BookingListPage.tsx'),
  }),
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
    query: pageQuery(CreatePublicItemPageQueryParameters, ({ params, url, now }) => ({
      id: iri('bookings', params.id),
      ...publicItemList.pageVariables(publicItemList.parse(url.searchParams, now)),
    })),
    page: () => import('./create-public-item/CreatePublicItemPage.tsx'),
    fallbackToFirstPage: firstPageOf,
  },
  'bookings.customers': listRoute(customerList, {
    query: CustomerListPageQueryParameters,
    count: CustomerListPageCountQueryParameters,
    page: () => import('./customer-list/CustomerListPage.tsx'),
  }),
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
