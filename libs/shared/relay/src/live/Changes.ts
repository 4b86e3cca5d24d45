/** What the server tells on its stream of changes (the subscription `changes`). */
export interface Changes {
  /** Not everything since the last is known: whatever is shown may be old. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
}

/** One transaction, or a part of a long one. */
export interface Change {
  readonly id: string;
  /** The Idempotency-Key that it was written under. */
  readonly key: string | null;
  readonly records: readonly ChangedRecord[];
  /** Records that show something of it, though they were not written themselves. */
  readonly touched: readonly string[];
  /** Types whose lists may have gained, lost or moved rows besides those of the records. */
  readonly lists: readonly string[];
}

export interface ChangedRecord {
  readonly id: string;
  readonly type: string;
  readonly version: number | null;
  readonly kind: 'created' | 'updated' | 'deleted';
}

/** Something was not heard. */
export const GAP: Changes = { gap: true, changes: [] };
