/**
 * The declaration of a list, without React, so that a route can load it before the page. See docs/guides/a-list.md.
 *
 * A list's state lives in the URL's query and nowhere else (C§2), under the same names on every list of the console:
 *
 * | Key | Holds |
 * |---|---|
 * | `q` | text to look for |
 * | `period`, `startDate`, `endDate` | which days: `month`, `week`, `day` around a start, `custom` with start and end, `any` |
 * | `order` | the field to order by, `bookedAt`, with a minus before it for descending |
 * | `size` | rows a page |
 * | `after`, `before` | the cursor that this page follows or precedes |
 * | `from` | the place of the page's first row, beside a cursor |
 * | any other | a filter by its own name: `status=draft&status=confirmed`, `customer=01J…`, `public=1` |
 *
 * Defaults and empty values are left out, booleans are 1 or 0, ids are bare. A wrong value in a URL is ignored.
 */
export { defineList, LARGE_SIZES, type List, type ListDescription, SMALL_SIZES } from './defineList.ts';
export { type AnyFilter, type Choice, type Filter, type FilterControl, type Own, rarely } from './filter.ts';
export {
  among,
  choiceFilter,
  flagFilter,
  segmentFilter,
  severalFilter,
  textFilter,
  urlValue,
} from './filters.ts';
export { listRoute } from './listRoute.ts';
export type { PeriodValue } from './PeriodValue.ts';
export {
  firstPageOf,
  nextPage,
  offsetOf,
  orderArgument,
  type PageInfo,
  pageArguments,
  pageBefore,
  previousPage,
} from './paging.ts';
export { linkedDaysFilter, periodFilter, periodOrAnyFilter } from './periodFilter.ts';
export { recordFilter, recordsFilter } from './recordFilters.ts';
export type {
  BoundFilter,
  Filters,
  ListCursor,
  ListOrder,
  ListPosition,
  ListState,
  Noun,
  RecordNames,
} from './types.ts';
