import type { IEnvironment } from 'relay-runtime';
import { type Change, type Changes, GAP, isChanges } from './Changes.ts';

/** What the answer to a write of this tab says about its changes. */
export interface WriteAnswer {
  /** The changes. A server that does not name them answers a gap. */
  readonly changes: Changes;
  /** The ids of the records in the answer. */
  readonly records: ReadonlySet<string>;
  /** Whether the answer is that of an earlier write under the same key, with other variables. */
  readonly earlier: boolean;
}

/**
 * The number of keys that are remembered. A change arrives within seconds of its write, so older keys are not needed.
 */
const REMEMBERED = 200;

interface OwnWrite {
  /** Null until the write is answered, and when its answer was taken. */
  readonly answer: WriteAnswer | null;
  /** The changes that the stream told of before the answer. */
  readonly early: Change[];
}

/** The writes of this tab by Idempotency-Key. */
const writes = new WeakMap<IEnvironment, Map<string, OwnWrite>>();

/** Remembers the Idempotency-Key of a write of this tab. The write's own answer updates the store. */
export function noteOwnWrite(environment: IEnvironment, key: string): void {
  const known = writes.get(environment) ?? new Map<string, OwnWrite>();
  writes.set(environment, known.set(key, { answer: null, early: [] }));
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Tells whether this tab wrote a change of the stream. The change is kept until the write is answered. */
export function isOwnChange(environment: IEnvironment, change: Change): boolean {
  const own = change.key === null ? undefined : writes.get(environment)?.get(change.key);
  own?.early.push(change);
  return own !== undefined;
}

/**
 * Forgets a write whose answer did not arrive: what the stream says of it from now on is like a change by somebody else.
 *
 * @returns the changes that the stream told of already.
 */
export function loseAnswer(environment: IEnvironment, key: string): readonly Change[] {
  const early = writes.get(environment)?.get(key)?.early ?? [];
  writes.get(environment)?.delete(key);
  return early;
}

/** Keeps what the server answered to a write. */
export function noteAnswer(environment: IEnvironment, key: string, data: unknown, extensions: unknown): void {
  const told = typeof extensions === 'object' && extensions !== null ? extensions : {};
  const changes: unknown = Reflect.get(told, 'changes');
  const earlier = Reflect.get(told, 'earlier') === true;
  const answer = { changes: isChanges(changes) ? changes : GAP, records: new Set(idsIn(data)), earlier };
  writes.get(environment)?.set(key, { answer, early: [] });
}

/** Returns what the server answered to a write, once. */
export function takeAnswer(environment: IEnvironment, key: string): WriteAnswer {
  const own = writes.get(environment)?.get(key);
  if (own) writes.get(environment)?.set(key, { answer: null, early: [] });
  return own?.answer ?? { changes: GAP, records: new Set(), earlier: false };
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = Reflect.get(value, 'id');
  const below = Object.values(value).flatMap(idsIn);
  return typeof id === 'string' ? [id, ...below] : below;
}
