import type { IsoDate } from '@console/format';
import type { PeriodValue } from './PeriodValue.ts';

/** The values that the URL has under a key, without empty ones. */
export type UrlValues = (key: string) => readonly string[];

/** What a filter writes into the URL, by key. Empty values are left out. */
export type UrlEntries = Readonly<Record<string, readonly string[]>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What draws a filter needs to know, without its types: the filter bar, the chips and the advice of an empty list read this. */
export type FilterControl =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly placeholder: string;
      readonly onChange: (text: string) => void;
    }
  | {
      /** `segments` stand side by side, and one is always chosen. */
      readonly kind: 'choices' | 'segments';
      readonly choices: readonly Choice[];
      readonly chosen: readonly string[];
      readonly multiple: boolean;
      readonly onChange: (chosen: readonly string[]) => void;
    }
  | {
      readonly kind: 'records';
      /** Ids of the API. */
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

/** One filter of a list: how it stands in the URL, in the query's variables and on screen. */
export interface Filter<Value, Variables extends object> {
  /** What the filter is called on screen; null for a value of the URL that filters nothing, such as a view. */
  readonly label: string | null;
  /** The value in the URL; the default where it has none, or one that makes no sense. */
  read(url: UrlValues, key: string, today: IsoDate): Value;
  /** The URL's entries for a value; none for the default. */
  write(value: Value, key: string, today: IsoDate): UrlEntries;
  /** The variables of the queries, by the filter's name unless it has its own. */
  variables(value: Value, name: string): Variables;
  /** Further variables of the page query alone. */
  pageVariables?(value: Value, name: string): object;
  /** The value that hides nothing. Absent where the list always has some value, as the period of a schedule. */
  readonly removed?: Value;
  /** Whether it hides anything that can be shown by removing it. */
  isActive(value: Value): boolean;
  /** How it is drawn; null draws nothing. */
  control(value: Value, set: (value: Value) => void): FilterControl | null;
  /** Typed values reach the URL 200 ms after the last key (NAV-09). */
  readonly typed?: true;
  /** It filters by records of the API, whose names the page query brings. */
  readonly records?: 'one' | 'several';
}

/** What most kinds of filters are declared by. */
export interface FilterOptions<Value, Variables extends object> {
  /** On screen: 'Status'. */
  readonly label: string;
  /** The query's variables; null is the value of an empty filter. Without it, one variable of the filter's own name. */
  readonly variables?: (value: Value | null) => Variables;
}

export type AnyFilter = Filter<unknown, object>;

declare const ownName: unique symbol;

/** Stands for one variable that has the filter's own name; null leaves it out. */
export interface Own<Asked> {
  readonly [ownName]: Asked;
}

type Asked<Value, Variables extends object> = ((value: Value) => Variables) | undefined;

/**
 * The `variables` of a filter.
 *
 * @param own what makes the variables; without it the value stands under the filter's own name, which is what `Own` promises.
 */
export function variablesBy<Value, Variables extends object>(own: Asked<Value, Variables>) {
  return (value: Value, name: string): Variables => (own ? own(value) : ({ [name]: value } as object as Variables));
}
