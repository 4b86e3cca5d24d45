/** What can be done to a record. */
export const changeKinds = ['created', 'updated', 'deleted'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A record that a transaction has written. */
export interface ChangedRecord {
  /** `bookings/01J…`. */
  readonly id: string;
  readonly type: string;
  /** Null for a type without versions, and of a record that is gone. */
  readonly version: number | null;
  readonly kind: ChangeKind;
}

/** One transaction, or a part of a long one. */
export interface Change {
  readonly id: string;
  readonly key: string | null;
  readonly records: readonly ChangedRecord[];
  /** Ids of records that show something of it, though they were not written themselves. */
  readonly touched: readonly string[];
  /** Types whose lists may have gained, lost or moved rows besides those of the records. */
  readonly lists: readonly string[];
}

/** Receives changes. */
export interface Follower {
  put(change: Change): void;
  /** Some changes were missed. */
  putGap(): void;
}

/** Gives followers the changes of all transactions. */
export interface ChangeSource {
  /**
   * Gives a follower all changes from now on, and first those of the last seconds, or a gap when these are not known.
   *
   * @returns the function that stops it.
   */
  follow(follower: Follower, missedSeconds: number): () => void;
}

/** What a stream is told at once. */
export interface Changes {
  /** Not everything since the last is known: ask for all that is shown. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
}
