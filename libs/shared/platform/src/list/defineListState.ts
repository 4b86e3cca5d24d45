import { type Instant, toIsoDate } from '@console/format';
import type { Filter, Said, Saying } from './filters.ts';

/** The page sizes of lists (C§9): of most, and of sale signals and the operations' tables. */
export const SMALL_SIZES = [10, 20, 50, 100] as const;
export const LARGE_SIZES = [50, 100, 250, 500] as const;

export interface ListOrder<Sort extends string = string> {
  readonly field: Sort;
  readonly direction: 'asc' | 'desc';
}

/** Where a page begins. */
export interface ListCursor {
  readonly side: 'after' | 'before';
  readonly cursor: string;
  /** The place of the page's first row in the whole list, counted from 1; what the pager says while nothing better is known. */
  readonly from: number;
}

/** What a list shows: its filters by their names, its order and its page. */
export type ListState<Filters = object, Sort extends string = string> = Filters & {
  readonly order: ListOrder<Sort>;
  readonly size: number;
  /** Null on the first page. */
  readonly cursor: ListCursor | null;
};

type FiltersOf<Filters> = { readonly [Name in keyof Filters]: Filter<Filters[Name]> };

export interface ListDescription<Filters, Sort extends string> {
  /** Names what the browser remembers of this list, such as its columns: `bookings`. */
  readonly name: string;
  readonly filters: FiltersOf<Filters>;
  /** Every field it can be ordered by. */
  readonly sorts: readonly Sort[];
  readonly order: ListOrder<Sort>;
  /** The page sizes on offer. */
  readonly sizes: readonly number[];
  /** The default among them; the first unless given. */
  readonly size?: number;
}

export interface ListDefinition<Filters, Sort extends string> extends ListDescription<Filters, Sort> {
  /** The key under which the browser keeps the viewer's choice of columns. */
  readonly columnsKey: string;
  parse(url: URLSearchParams, now: Instant): ListState<Filters, Sort>;
  /** The query that gives this state, without question mark; empty for the defaults. */
  serialise(state: ListState<Filters, Sort>, now: Instant): string;
  /** The state after a change. Another filter, order or size leads to the first page; order and size outlive a filter's change. */
  change(state: ListState<Filters, Sort>, change: Partial<ListState<Filters, Sort>>): ListState<Filters, Sort>;
  /** The state without any filter, in the same order and size. */
  cleared(state: ListState<Filters, Sort>, now: Instant): ListState<Filters, Sort>;
}

/** Declares what of a list stands in the URL; see the table above `@console/platform/list`. */
export function defineListState<Filters extends object, const Sort extends string>(
  description: ListDescription<Filters, Sort>,
): ListDefinition<Filters, Sort> {
  const { name, filters, sorts, sizes, order, size: defaultSize = firstOf(sizes) } = description;
  const names = Object.keys(filters) as (keyof Filters & string)[];

  /** Each filter by `value`; the object has all of them. */
  function each(value: <Name extends keyof Filters & string>(name: Name) => Filters[Name]): Filters {
    return Object.fromEntries(names.map((filter) => [filter, value(filter)])) as Filters;
  }

  return {
    ...description,
    columnsKey: `console.columns.${name}`,
    parse(url, now) {
      const said: Said = (key) => url.getAll(key).filter((value) => value !== '');
      const today = toIsoDate(now);
      return {
        ...each((filter) => filters[filter].read(said, filter, today)),
        order: readOrder(said, sorts) ?? order,
        size: sizes.find((size) => String(size) === said('size')[0]) ?? defaultSize,
        cursor: readCursor(said),
      };
    },
    serialise(state, now) {
      const url = new URLSearchParams();
      const today = toIsoDate(now);
      for (const filter of names) write(url, filters[filter].write(state[filter], filter, today));
      write(url, {
        order: sameOrder(state.order, order)
          ? []
          : [`${state.order.direction === 'desc' ? '-' : ''}${state.order.field}`],
        size: state.size === defaultSize ? [] : [String(state.size)],
        ...(state.cursor && {
          [state.cursor.side]: [state.cursor.cursor],
          from: state.cursor.from > 1 ? [String(state.cursor.from)] : [],
        }),
      });
      return url.toString();
    },
    change: (state, change) => ({ ...state, cursor: null, ...change }),
    cleared(state, now) {
      const today = toIsoDate(now);
      const values = each((filter) => {
        const { cleared, read } = filters[filter];
        return cleared ? cleared() : read(() => [], filter, today);
      });
      return { ...state, ...values, cursor: null };
    },
  };
}

function readOrder<Sort extends string>(said: Said, sorts: readonly Sort[]): ListOrder<Sort> | undefined {
  const [word = ''] = said('order');
  const field = sorts.find((sort) => sort === word.replace(/^-/, ''));
  return field && { field, direction: word.startsWith('-') ? 'desc' : 'asc' };
}

function readCursor(said: Said): ListCursor | null {
  const side = said('after')[0] ? 'after' : 'before';
  const cursor = said(side)[0];
  if (!cursor) return null;
  const from = Number(said('from')[0]);
  return { side, cursor, from: Number.isSafeInteger(from) && from > 0 ? from : 1 };
}

function write(url: URLSearchParams, saying: Saying): void {
  for (const [key, values] of Object.entries(saying)) for (const value of values) if (value) url.append(key, value);
}

const sameOrder = (one: ListOrder, other: ListOrder) => one.field === other.field && one.direction === other.direction;

const firstOf = (sizes: readonly number[]): number => sizes[0] ?? 50;
