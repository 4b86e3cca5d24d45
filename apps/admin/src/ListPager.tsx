import { Pager } from '@console/design-system/pager';
import { type ListControls, nextPage, type PageInfo, previousPage, rowsBefore } from '@console/platform/list';

export interface ListPagerProps {
  readonly list: ListControls<object, string>;
  readonly sizes: readonly number[];
  readonly pageInfo: PageInfo;
  /** How many rows this page has. */
  readonly rows: number;
  /** How many rows match; null until they are counted. */
  readonly matching: number | null;
}

/** Where in the list this page is, and the ways to the others. */
export function ListPager({ list: { shown, state, set }, sizes, pageInfo, rows, matching }: ListPagerProps) {
  return (
    <Pager
      pageSize={state.size}
      sizes={sizes}
      onPageSize={(size) => set({ size })}
      rows={rows}
      offset={rowsBefore(shown, pageInfo, rows, matching)}
      total={matching}
      hasPrevious={pageInfo.hasPreviousPage}
      hasNext={pageInfo.hasNextPage}
      onPrevious={() => set({ cursor: previousPage(shown, pageInfo) })}
      onNext={() => set({ cursor: nextPage(shown, pageInfo, rows) })}
    />
  );
}
