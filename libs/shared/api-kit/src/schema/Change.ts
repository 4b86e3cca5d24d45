export const changeKinds = ['created', 'updated', 'deleted'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A record that a transaction wrote. */
export interface ChangedRecord {
  /** `bookings/01J…`. */
  readonly id: string;
  readonly type: string;
  /** Null for a deleted record and for a type without versions. */
  readonly version: number | null;
  readonly kind: ChangeKind;
  /** The ULID of the user whose record it is, for a type that names its owner. No viewer receives it. */
  readonly owner?: string | undefined;
}

/** The writes of one transaction. A very large transaction is split into several changes. */
export interface Change {
  readonly id: string;
  /** The ULID of the user who wrote. Null when the console itself wrote, or an older process published the change. */
  readonly author: string | null;
  /** The Idempotency-Key of the write. Only its author receives it. */
  readonly key: string | null;
  readonly records: readonly ChangedRecord[];
  /** Ids of records that show what was written, but were not written themselves. */
  readonly touched: readonly string[];
  /** Further types whose lists may have gained, lost or moved rows. The types of `records` are not repeated. */
  readonly lists: readonly string[];
}

/** A receiver of changes. */
export interface Follower {
  put(change: Change): void;
  /** Called when some changes were missed. */
  putGap(): void;
}

/** A source of the changes of all transactions. */
export interface ChangeSource {
  /**
   * Gives a follower all changes from now on. Before them it gives the changes of the last `missedSeconds`, or a gap
   * when it does not have them all.
   *
   * @returns a function that stops it.
   */
  follow(follower: Follower, missedSeconds: number): () => void;
}

/** One answer of a stream, and what the author of a write learns of it. */
export interface Changes {
  /** True when changes were missed: the browser then fetches everything on screen again. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
}

/** Says that changes are not known. */
export const GAP: Changes = { gap: true, changes: [] };
