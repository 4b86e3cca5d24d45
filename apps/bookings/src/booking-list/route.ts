import { listRoute } from '@console/lists/definition';
import BookingListPageCountQueryParameters from './__generated__/BookingListPageCountQuery$parameters.ts';
import BookingListPageQueryParameters from './__generated__/BookingListPageQuery$parameters.ts';
import { bookingList } from './bookingList.ts';

export default listRoute(bookingList, {
  query: BookingListPageQueryParameters,
  count: BookingListPageCountQueryParameters,
  page: () => import('./BookingListPage.tsx'),
});
