/**
 * The state of a list: its filters, its order and its page. The state is only in the URL's query (C§2). Every list of the
 * console uses the same keys:
 *
 * | Key | Value |
 * |---|---|
 * | `q` | the search text |
 * | `period`, `startDate`, `endDate` | the days: `month`, `week` or `day` around a start, `custom` with start and end, `any` |
 * | `order` | the field of the order, such as `bookedAt`, with a minus before it for descending |
 * | `size` | the number of rows on a page |
 * | `after`, `before` | the cursor before or after the page |
 * | `from` | the position of the page's first row; only with a cursor |
 * | any other | a filter by its name: `status=draft&status=confirmed`, `customer=01J…`, `public=1` |
 *
 * Defaults and empty values are left out, booleans are 1 or 0, and ids are bare. Invalid values are ignored.
 *
 * A list is declared once:
 *
 *     export const bookingList = defineListState({
 *       name: 'bookings',
 *       filters: { q: text(), booked: periodOrAny('month'), status: several(bookingStatuses) },
 *       sorts: ['bookedAt', 'reference'],
 *       order: { field: 'bookedAt', direction: 'desc' },
 *       sizes: LARGE_SIZES,
 *     });
 *
 * Its route reads the state with `bookingList.parse(url.searchParams, now)`, its page with `useListState(bookingList)`.
 */
export {
  defineListState,
  LARGE_SIZES,
  type ListCursor,
  type ListDefinition,
  type ListOrder,
  type ListState,
  SMALL_SIZES,
} from './defineListState.ts';
export { among, choice, type Filter, flag, id, ids, several, text } from './filters.ts';
export {
  firstPage,
  nextPage,
  orderArgument,
  type PageInfo,
  pageArguments,
  pagerOf,
  previousPage,
  rowsBefore,
  type ShownPage,
} from './paging.ts';
export { type PeriodValue, period, periodOrAny } from './period.ts';
export { type ListControls, TYPING_PAUSE, useListState } from './useListState.ts';
