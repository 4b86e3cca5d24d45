import { type Instant, toIsoDate } from '@console/format';
import type { UrlEntries, UrlValues } from './filter.ts';
import { orderArgument, pageArguments } from './paging.ts';
import type {
  BoundFilter,
  Filters,
  ListCursor,
  ListOrder,
  ListRequest,
  ListState,
  ListVariables,
  Noun,
} from './types.ts';

/** The page sizes of most lists (C§9). */
export const SMALL_SIZES = [10, 20, 50, 100] as const;
export const LARGE_SIZES = [50, 100, 250, 500] as const;

export interface ListDescription<Of extends Filters, Sort extends string> {
  /** The name under which the browser stores settings of the list, such as its columns: `bookings`. */
  readonly name: string;
  readonly noun: Noun;
  /** In the order of the filter bar. */
  readonly filters: Of;
  /** Every field by which the list can be ordered. */
  readonly sorts: readonly Sort[];
  readonly order: ListOrder<NoInfer<Sort>>;
  /** The page sizes that the user can choose. */
  readonly sizes: readonly number[];
  /** The default page size. Without it, the first of `sizes`. */
  readonly size?: number;
}

export interface List<Of extends Filters, Sort extends string> extends ListDescription<Of, Sort> {
  /** The storage key of the user's choice of columns. */
  readonly columnsKey: string;
  parse(url: URLSearchParams, now: Instant): ListState<Of, Sort>;
  /** Returns the URL's query for a state, without question mark. Empty for the defaults. */
  serialise(state: ListState<Of, Sort>, now: Instant): string;
  /**
   * Returns the state after a change. Another filter, order or size leads to the first page. Changing a filter keeps
   * order and size.
   */
  change(state: ListState<Of, Sort>, change: Partial<ListState<Of, Sort>>): ListState<Of, Sort>;
  /** The state without the filters that can be removed. Order and size stay. */
  cleared(state: ListState<Of, Sort>): ListState<Of, Sort>;
  /** The state when the URL has no query. */
  initial(): ListState<Of, Sort>;
  /** The query of the list with these filters and no others, such as all bookings of a customer. */
  queryOf(filters: Partial<ListState<Of, Sort>>): string;
  /** True when a filter that can be removed is active. */
  isFiltered(state: ListState<Of, Sort>): boolean;
  /** The query's variables for the rows of a page. */
  pageVariables(state: ListState<Of, Sort>): ListVariables<Of, Sort>;
  /** The query's variables for the counts. */
  countVariables(state: ListState<Of, Sort>): ListVariables<Of, Sort>;
  /** The query's variables for only the number of rows that match without one of the filters. */
  countVariablesWithout(state: ListState<Of, Sort>, name: string): ListVariables<Of, Sort>;
  /** The filters, as the filter bar and the chips read them. */
  bind(state: ListState<Of, Sort>, set: (change: Partial<ListState<Of, Sort>>) => void, now: Instant): BoundFilter[];
}

/** Declares a list. The table in `index.ts` describes the keys of its URL. */
export function defineList<const Of extends Filters, const Sort extends string>(
  description: ListDescription<Of, Sort>,
): List<Of, Sort> {
  const { name, filters, sorts, sizes, order, size: defaultSize = firstOf(sizes) } = description;
  type State = ListState<Of, Sort>;
  type Variables = ListVariables<Of, Sort>;
  const each = Object.entries(filters);

  /** Returns an object with one member for each filter, without the filters for which `value` returns null. */
  function byName<Result extends object>(value: (name: string, filter: Filters[string]) => readonly [unknown] | null) {
    const entries = each.flatMap(([name, filter]) => value(name, filter)?.map((member) => [name, member]) ?? []);
    return Object.fromEntries(entries) as Result;
  }

  /** Returns the variables of one request. The names of chosen records are read with the rows. */
  function variablesOf(state: State, request: ListRequest): Variables {
    return Object.assign(
      {},
      ...each.map(([name, filter]) => filter.variables(state[name], name)),
      ...each.map(([name, filter]) => filter.nameVariables?.(request.rows ? state[name] : filter.removed, name)),
      request.rows && { ...pageArguments(state), order: orderArgument(state.order) },
      request,
    );
  }

  const parse = (url: URLSearchParams, now: Instant): State => {
    const values: UrlValues = (key) => url.getAll(key).filter((value) => value !== '');
    const today = toIsoDate(now);
    return {
      ...byName<State>((name, { read }) => [read(values, name, today)]),
      order: readOrder(values, sorts) ?? order,
      size: sizes.find((size) => String(size) === values('size')[0]) ?? defaultSize,
      cursor: readCursor(values),
    };
  };

  const initial = () => parse(new URLSearchParams(), Date.now());

  const serialise = (state: State, now: Instant): string => {
    const url = new URLSearchParams();
    const today = toIsoDate(now);
    for (const [name, filter] of each) append(url, filter.write(state[name], name, today));
    append(url, {
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
  };

  const cleared = (state: State): State => ({
    ...state,
    ...byName((_, { removed }) => (removed === undefined ? null : [removed])),
    cursor: null,
  });

  const isFiltered = (state: State): boolean => each.some(([name, filter]) => filter.isActive(state[name]));

  return {
    ...description,
    columnsKey: `console.columns.${name}`,
    parse,
    serialise,
    change: (state, change) => ({ ...state, cursor: null, ...change }),
    cleared,
    initial,
    queryOf: (change) => serialise({ ...cleared(initial()), ...change }, Date.now()),
    isFiltered,
    pageVariables: (state) => variablesOf(state, { rows: true, filtered: false, total: false }),
    countVariables: (state) => variablesOf(state, { rows: false, filtered: isFiltered(state), total: true }),
    countVariablesWithout: (state, name) =>
      variablesOf({ ...state, [name]: filters[name]?.removed }, { rows: false, filtered: true, total: false }),
    bind(state, set, now) {
      const today = toIsoDate(now);
      return each.flatMap(([name, filter]) => {
        const change = (value: unknown) => set({ [name]: value } as Partial<State>);
        const control = filter.control(state[name], change);
        if (!control || filter.label === null) return [];
        return {
          ...control,
          name,
          label: filter.label,
          active: filter.isActive(state[name]),
          rare: filter.rare ?? false,
          byDefault: !Object.values(filter.write(state[name], name, today))
            .flat()
            .some(Boolean),
          shows: filter.shows?.(state[name]),
          remove: () => change(filter.removed),
        };
      });
    },
  };
}

function readOrder<Sort extends string>(url: UrlValues, sorts: readonly Sort[]): ListOrder<Sort> | undefined {
  const [word = ''] = url('order');
  const field = sorts.find((sort) => sort === word.replace(/^-/, ''));
  return field && { field, direction: word.startsWith('-') ? 'desc' : 'asc' };
}

function readCursor(url: UrlValues): ListCursor | null {
  const side = url('after')[0] ? 'after' : 'before';
  const cursor = url(side)[0];
  if (!cursor) return null;
  const from = Number(url('from')[0]);
  return { side, cursor, from: Number.isSafeInteger(from) && from > 0 ? from : 1 };
}

function append(url: URLSearchParams, entries: UrlEntries): void {
  for (const [key, values] of Object.entries(entries)) for (const value of values) if (value) url.append(key, value);
}

const sameOrder = (one: ListOrder, other: ListOrder) => one.field === other.field && one.direction === other.direction;

const firstOf = (sizes: readonly number[]): number => sizes[0] ?? 50;
