/**
 * The state of a list: what it shows, in which order and which page. It lives in the URL's query and nowhere else (C§2), under the same
 * names on every list of the console:
 *
 * | Key | Says |
 * |---|---|
 * | `q` | text to look for |
 * | `period`, `startDate`, `endDate` | which days: `month`, `week`, `day` around a start, `custom` with start and end, `any` |
 * | `order` | the field to order by, `bookedAt`, with a minus before it for descending |
 * | `size` | rows a page |
 * | `after`, `before` | the cursor that this page follows or precedes |
 * | `from` | the place of the page's first row, beside a cursor |
 * | any other | a filter by its own name: `status=draft&status=confirmed`, `customer=01J…`, `public=1` |
 *
 * Defaults and empty values are left out, booleans are 1 or 0, ids are bare. What a URL says wrongly counts as not said.
 *
 * A list declares itself once:
 *
 *     export const bookingList = defineListState({
 *       name: 'bookings',
 *       filters: { q: text(), booked: periodOrAny('month'), status: several(bookingStatuses) },
 *       sorts: ['bookedAt', 'reference'],
 *       order: { field: 'bookedAt', direction: 'desc' },
 *       sizes: LARGE_SIZES,
 *     });
 *
 * Its route reads it with `bookingList.parse(url.searchParams, now)`, its page with `useListState(bookingList)`.
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
