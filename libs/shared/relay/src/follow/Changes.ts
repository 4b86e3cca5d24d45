/**
 * The changes of some writes: a message of the server's stream (the subscription `changes`), or the `extensions.changes` of
 * the answer to a write of this tab.
 */
export interface Changes {
  /** True when changes may be missing since the last message. Then all displayed data may be outdated. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
}

/** The changes of one transaction, or a part of a long one. */
export interface Change {
  readonly id: string;
  /** The Idempotency-Key of the write; null without one. */
  readonly key: string | null;
  readonly records: readonly ChangedRecord[];
  /** The ids of records that were not written but display data of the written ones. */
  readonly touched: readonly string[];
  /** Further types whose lists may have gained, lost or moved rows. */
  readonly lists: readonly string[];
}

/** A record that was created, updated or deleted. */
export interface ChangedRecord {
  readonly id: string;
  readonly type: string;
  readonly version: number | null;
  readonly kind: 'created' | 'updated' | 'deleted';
}

/** Says that messages may be missing. */
export const GAP: Changes = { gap: true, changes: [] };

/** Tells whether a value of an answer is of this form. The server answers the fields, so the outer shape is enough. */
export const isChanges = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'changes'));
