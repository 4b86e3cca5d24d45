import { defineRouteModules, iri } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import BookingDetailPageQuery from './booking-detail/__generated__/BookingDetailPageQuery$parameters.ts';
import BookingListPageQuery from './booking-list/__generated__/BookingListPageQuery$parameters.ts';
import useBookingCountsQuery from './booking-list/__generated__/useBookingCountsQuery$parameters.ts';
import { bookingList } from './booking-list/bookingListFilters.ts';
import { bookingCountVariables, bookingListVariables } from './booking-list/bookingListVariables.ts';

/** How the domain's screens load: loaders only, no page code. */
export default defineRouteModules({
  'bookings.list': {
    query: pageQuery(BookingListPageQuery, ({ url, now }) =>
      bookingListVariables(bookingList.parse(url.searchParams, now)),
    ),
    deferred: {
      counts: pageQuery(useBookingCountsQuery, ({ url, now }) =>
        bookingCountVariables(bookingList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./booking-list/BookingListPage.tsx'),
    retreat: firstPage,
  },
  'bookings.detail': {
    query: pageQuery(BookingDetailPageQuery, ({ params }) => ({ id: iri('bookings', params.id) })),
    page: () => import('./booking-detail/BookingDetailPage.tsx'),
  },
});
