import type { AnyFilter, Filter, FilterControl, Own } from './filter.ts';

export interface ListOrder<Sort extends string = string> {
  readonly field: Sort;
  readonly direction: 'asc' | 'desc';
}

/** Where a page begins. */
export interface ListCursor {
  readonly side: 'after' | 'before';
  readonly cursor: string;
  /** The place of the page's first row in the whole list, counted from 1. The pager shows it until the rows are counted. */
  readonly from: number;
}

export type Filters = Readonly<Record<string, AnyFilter>>;

type ValueOf<Of> = Of extends Filter<infer Value, infer _> ? Value : never;

/** Order, size and start of a list's page. */
export interface ListPosition<Sort extends string = string> {
  readonly order: ListOrder<Sort>;
  readonly size: number;
  /** Null on the first page. */
  readonly cursor: ListCursor | null;
}

/** The state of a list: the values of its filters by their names, its order and its page. */
export type ListState<Of extends Filters, Sort extends string> = {
  readonly [Name in keyof Of]: ValueOf<Of[Name]>;
} & ListPosition<Sort>;

/** The singular and plural of a list's records: "1 invoice", "2 invoices". */
export type Noun = readonly [one: string, several: string];

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Merges object types into one type with all their members. */
type Merged<Parts> = { [Key in keyof Intersection<Parts>]: Intersection<Parts>[Key] };

/** The variables of a list's filters. */
export type FilterVariables<Of extends Filters> = Merged<
  {
    [Name in keyof Of]: Of[Name] extends Filter<infer _, infer Variables>
      ? Variables extends Own<infer Asked>
        ? { readonly [Key in Name]: Asked }
        : Variables
      : never;
  }[keyof Of]
>;

type RecordVariables<Of extends Filters> = {
  readonly [Name in keyof Of as Of[Name] extends { records: 'one' }
    ? `chosen${Capitalize<Name & string>}`
    : never]: string;
} & {
  readonly [Name in keyof Of as Of[Name] extends { records: string }
    ? `has${Capitalize<Name & string>}`
    : never]: boolean;
};

/** The names of the filters by records. */
export type RecordNames<Of extends Filters> = {
  [Name in keyof Of]: Of[Name] extends { records: string } ? Name : never;
}[keyof Of];

/** The arguments of a connection for one page. */
export interface PageArguments {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

/** What one request of a list's query asks for. */
export interface ListRequest {
  /** Reads the rows of the page. */
  readonly rows: boolean;
  /** Counts the rows that match the filters. */
  readonly filtered: boolean;
  /** Counts the rows without any filter that can be removed, as `all`. */
  readonly total: boolean;
}

/**
 * The variables of a list's query. It is sent twice: first for the rows of a page, then for the counts. So the rows
 * never wait for the counts.
 */
export type ListVariables<Of extends Filters, Sort extends string> = FilterVariables<Of> &
  RecordVariables<Of> &
  PageArguments &
  ListRequest & { readonly order?: { readonly [Field in Sort]?: 'ASC' | 'DESC' }[] };

/** A filter of the displayed list. */
export type BoundFilter = FilterControl & {
  readonly name: string;
  readonly label: string;
  /** True when the filter hides rows and can be removed. */
  readonly active: boolean;
  /** True when it stands behind a button. */
  readonly rare: boolean;
  /** True when the value is the default, so the viewer did not choose it. */
  readonly byDefault: boolean;
  /** The id of the column that comes into view with its value. */
  readonly shows?: string | undefined;
  readonly remove: () => void;
};
