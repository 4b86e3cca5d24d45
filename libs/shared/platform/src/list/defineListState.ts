import { type Instant, toIsoDate } from '@console/format';
import type { Filter, Said, Saying } from './filters.ts';

/** The page sizes of most lists (C§9). */
export const SMALL_SIZES = [10, 20, 50, 100] as const;
/** The page sizes of sale signals and the operations' tables (C§9). */
export const LARGE_SIZES = [50, 100, 250, 500] as const;

export interface ListOrder<Sort extends string = string> {
  readonly field: Sort;
  readonly direction: 'asc' | 'desc';
}

/** The start of a page. */
export interface ListCursor {
  readonly side: 'after' | 'before';
  readonly cursor: string;
  /**
   * The position of the page's first row in the whole list, from 1. The pager shows it until the exact position is
   * known.
   */
  readonly from: number;
}

/** The state of a list: its filters by name, its order and its page. */
export type ListState<Filters = object, Sort extends string = string> = Filters & {
  readonly order: ListOrder<Sort>;
  readonly size: number;
  /** Null on the first page. */
  readonly cursor: ListCursor | null;
};

type FiltersOf<Filters> = { readonly [Name in keyof Filters]: Filter<Filters[Name]> };

export interface ListDescription<Filters, Sort extends string> {
  /** The name under which the browser stores settings of the list, such as its columns: `bookings`. */
  readonly name: string;
  readonly filters: FiltersOf<Filters>;
  /** The fields by which the list can be ordered. */
  readonly sorts: readonly Sort[];
  readonly order: ListOrder<Sort>;
  /** The page sizes that the user can choose. */
  readonly sizes: readonly number[];
  /** The default page size. Without it, the first of `sizes`. */
  readonly size?: number;
}

/** A list that reads and writes its state. */
export interface ListDefinition<Filters, Sort extends string> extends ListDescription<Filters, Sort> {
  /** The storage key of the user's choice of columns. */
  readonly columnsKey: string;
  parse(url: URLSearchParams, now: Instant): ListState<Filters, Sort>;
  /** Returns the URL's query for a state, without question mark. Empty for the defaults. */
  serialise(state: ListState<Filters, Sort>, now: Instant): string;
  /**
   * Returns the state after a change. Another filter, order or size leads to the first page. Changing a filter keeps
   * order and size.
   */
  change(state: ListState<Filters, Sort>, change: Partial<ListState<Filters, Sort>>): ListState<Filters, Sort>;
  /** Returns the state without filters, with the same order and size. */
  cleared(state: ListState<Filters, Sort>, now: Instant): ListState<Filters, Sort>;
}

/** Declares the parts of a list that the URL contains; see the table in `@console/platform/list`. */
export function defineListState<Filters extends object, const Sort extends string>(
  description: ListDescription<Filters, Sort>,
): ListDefinition<Filters, Sort> {
  const { name, filters, sorts, sizes, order, size: defaultSize = firstOf(sizes) } = description;
  const names = Object.keys(filters) as (keyof Filters & string)[];

  /** Returns an object with the value of each filter. */
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
