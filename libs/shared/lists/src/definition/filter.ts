import type { IsoDate } from '@console/format';
import type { PeriodValue } from './PeriodValue.ts';

/** The values of a key in the URL, without empty ones. */
export type UrlValues = (key: string) => readonly string[];

/** The values that a filter writes into the URL, by key. Empty values are left out. */
export type UrlEntries = Readonly<Record<string, readonly string[]>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * How to draw a filter, without the types of its values. The filter bar, the chips and the advice of an empty list read
 * it.
 */
export type FilterControl =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly placeholder: string;
      readonly onChange: (text: string) => void;
    }
  | {
      /** `segments` are shown side by side. One of them is always chosen. */
      readonly kind: 'choices' | 'segments';
      readonly choices: readonly Choice[];
      readonly chosen: readonly string[];
      readonly multiple: boolean;
      /** The choices answer the label with yes or no: 'To be refunded: Yes'. */
      readonly yesNo?: boolean;
      readonly onChange: (chosen: readonly string[]) => void;
    }
  | {
      readonly kind: 'records';
      /** The chosen records, by the API's ids. */
      readonly chosen: readonly string[];
      readonly multiple: boolean;
      readonly onChange: (chosen: readonly string[]) => void;
    }
  | {
      readonly kind: 'period';
      /** Null for any day. */
      readonly period: PeriodValue | null;
      readonly anyDay: boolean;
      readonly onChange: (period: PeriodValue | null) => void;
    };

/** One filter of a list: its form in the URL, in the query's variables and on screen. */
export interface Filter<Value, Variables extends object> {
  /** The label on screen. Null for a value of the URL that filters nothing, such as a view. */
  readonly label: string | null;
  /** Reads the value from the URL. Returns the default when the URL has no valid value. */
  read(url: UrlValues, key: string, today: IsoDate): Value;
  /** Returns the URL's entries for a value; no entries for the default. */
  write(value: Value, key: string, today: IsoDate): UrlEntries;
  /** The variables of the query. By default one variable with the filter's name. */
  variables(value: Value, name: string): Variables;
  /** Further variables, to read the names of the chosen records. Only a request for rows reads them. */
  nameVariables?(value: Value, name: string): object;
  /** The value that hides nothing. Absent when the list always has a value, such as the period of a schedule. */
  readonly removed?: Value;
  /** Returns whether the value hides rows, and removing the filter would show them. */
  isActive(value: Value): boolean;
  /** How to draw the filter. Null when it has no control on screen. */
  control(value: Value, set: (value: Value) => void): FilterControl | null;
  /** Returns the id of the column that comes into view with this value, although it is optional. The user may hide it. */
  shows?(value: Value): string | undefined;
  /** Typed values reach the URL 200 ms after the last key (NAV-09). */
  readonly typed?: true;
  /** Stands behind a button, so that the filters of every day keep their place in the row. */
  readonly rare?: true;
  /** The filter's values are records of the API. The query reads their names. */
  readonly records?: 'one' | 'several';
}

/** The options of most kinds of filters. */
export interface FilterOptions<Value, Variables extends object> {
  /** The label on screen: 'Status'. */
  readonly label: string;
  /**
   * Returns the query's variables. The value is null while the filter is empty. By default there is one variable with
   * the filter's name.
   */
  readonly variables?: (value: Value | null) => Variables;
}

/** Puts a filter that few people need behind the button More filters: `rarely(flagFilter({ … }))`. */
export const rarely = <Declared extends object>(filter: Declared): Declared & { readonly rare: true } => ({
  ...filter,
  rare: true,
});

export type AnyFilter = Filter<unknown, object>;

declare const ownName: unique symbol;

/** The variables of a filter that declares none: one variable with the filter's name. Null leaves it out. */
export interface Own<Asked> {
  readonly [ownName]: Asked;
}

type Asked<Value, Variables extends object> = ((value: Value) => Variables) | undefined;

/**
 * Returns the `variables` of a filter.
 *
 * @param own makes the variables. Without it there is one variable with the filter's name, as the type `Own` says.
 */
export function variablesBy<Value, Variables extends object>(own: Asked<Value, Variables>) {
  return (value: Value, name: string): Variables => (own ? own(value) : ({ [name]: value } as object as Variables));
}
