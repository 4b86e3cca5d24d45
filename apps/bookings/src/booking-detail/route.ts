import { bookingDetailPanel, bookingItemPanel } from '@console/bookings-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import BookingDetailPageQueryParameters from './__generated__/BookingDetailPageQuery$parameters.ts';
import useBookingInvoicingQueryParameters from './__generated__/useBookingInvoicingQuery$parameters.ts';

export default {
  query: pageQuery(BookingDetailPageQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
  deferred: {
    invoicing: pageQuery(useBookingInvoicingQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
  },
  page: () => import('./BookingDetailPage.tsx'),
  slots: [
    openSlot(bookingDetailPanel, ({ params }) => ({ booking: iri('bookings', params.id) })),
    openSlot(bookingItemPanel, ({ params }) => ({ booking: iri('bookings', params.id) })),
  ],
} satisfies RouteModule;
