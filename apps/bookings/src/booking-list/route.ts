import { listRoute } from '@console/lists/definition';
import BookingListPageQueryParameters from './__generated__/BookingListPageQuery$parameters.ts';
import { bookingList } from './bookingList.ts';

export default listRoute(bookingList, {
  query: BookingListPageQueryParameters,
  page: () => import('./BookingListPage.tsx'),
});
