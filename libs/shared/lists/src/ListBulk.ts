import type { ComponentType } from 'react';
import type { Noun } from './definition/index.ts';

/** The selected rows of a list, as its bulk actions see them. */
export interface SelectedRecords {
  /** The ids of the selected rows. The same set until the selection changes. */
  readonly ids: ReadonlySet<string>;
  /** Their names, in the order of the list. */
  readonly names: readonly string[];
  /** The header of the column with their names: 'Reference'. */
  readonly nameHeader: string;
  readonly noun: Noun;
  /** Whether all rows of the page are selected. */
  readonly isWholePage: boolean;
  /** The list with its filters and order as one word: the `filter` of its connection. Null where the query does not ask for it. */
  readonly filter: string | null;
  /** The number of rows that match the filters. Null until they are counted. */
  readonly matching: number | null;
  readonly clear: () => void;
}

/** The bulk actions of a list. Both components load when they are displayed. `lazyBulk` of core-web makes them. */
export interface ListBulk {
  /** Covers the filters while rows are selected. */
  readonly Bar: ComponentType<{ readonly selected: SelectedRecords; readonly onStarted: (job: string) => void }>;
  /** Shows the work that was started, above the rows. */
  readonly Work: ComponentType<{ readonly started: string | null; readonly onStarted: (job: string) => void }>;
}
