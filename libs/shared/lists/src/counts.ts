/** The number of rows of a list. */
export interface Counts {
  /** The rows that match the filters. Undefined when the request did not ask for them. */
  readonly matching: number | undefined;
  /** The rows without the filters that can be removed. Undefined when the request did not ask for them. */
  readonly all: number | undefined;
}

/** Reads the counts from the answer of a list's query. */
export type CountsOf = (answer: CountedAnswer) => Counts;

interface Counted {
  readonly totalCount?: number | undefined;
  /** The sums of the rows, by their names. */
  readonly sums?: { readonly [Name in string]?: { readonly amount: number } } | null | undefined;
}

/** The counts in an answer, each below the name that the query gives it. */
export type CountedAnswer = { readonly [Name in string]?: Counted | null | undefined };

/** The counts of a query of the usual shape; see docs/guides/a-list.md. */
export const countsOfRows: CountsOf = ({ rows, all }) => ({ matching: rows?.totalCount, all: all?.totalCount });
