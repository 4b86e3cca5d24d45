import { defineRouteModules, iri } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import BookingDetailPageQueryParameters from './booking-detail/__generated__/BookingDetailPageQuery$parameters.ts';
import BookingListPageQueryParameters from './booking-list/__generated__/BookingListPageQuery$parameters.ts';
import useBookingCountsQueryParameters from './booking-list/__generated__/useBookingCountsQuery$parameters.ts';
import { bookingList } from './booking-list/bookingListFilters.ts';
import { bookingCountVariables, bookingListVariables } from './booking-list/bookingListVariables.ts';

/** How the domain's screens load: loaders only, no page code. */
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
  'bookings.detail': {
    query: pageQuery(BookingDetailPageQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
    page: () => import('./booking-detail/BookingDetailPage.tsx'),
  },
});
