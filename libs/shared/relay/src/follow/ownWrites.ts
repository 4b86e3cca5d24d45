import type { IEnvironment } from 'relay-runtime';
import { type Changes, GAP, isChanges } from './Changes.ts';

/** What the answer to a write of this tab says about its changes. */
export interface WriteAnswer {
  /** The changes. A server that does not name them answers a gap. */
  readonly changes: Changes;
  /** The ids of the records in the answer. */
  readonly records: ReadonlySet<string>;
}

/**
 * The number of keys that are remembered. A change arrives within seconds of its write, so older keys are not needed.
 */
const REMEMBERED = 200;

/** The answers to writes by Idempotency-Key; null until a write is answered, and when its answer was taken. */
const writes = new WeakMap<IEnvironment, Map<string, WriteAnswer | null>>();

/** Remembers the Idempotency-Key of a write of this tab. The write's own answer updates the store. */
export function noteOwnWrite(environment: IEnvironment, key: string): void {
  const known = writes.get(environment) ?? new Map();
  writes.set(environment, known.set(key, null));
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Tells whether this tab wrote a change. */
export const isOwnWrite = (environment: IEnvironment, key: string): boolean =>
  writes.get(environment)?.has(key) ?? false;

/** Keeps what the server answered to a write. */
export function noteAnswer(environment: IEnvironment, key: string, data: unknown, extensions: unknown): void {
  const changes = typeof extensions === 'object' && extensions !== null && Reflect.get(extensions, 'changes');
  writes.get(environment)?.set(key, { changes: isChanges(changes) ? changes : GAP, records: new Set(idsIn(data)) });
}

/** Returns what the server answered to a write, once. */
export function takeAnswer(environment: IEnvironment, key: string): WriteAnswer {
  const answer = writes.get(environment)?.get(key) ?? { changes: GAP, records: new Set<string>() };
  if (isOwnWrite(environment, key)) writes.get(environment)?.set(key, null);
  return answer;
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = Reflect.get(value, 'id');
  const below = Object.values(value).flatMap(idsIn);
  return typeof id === 'string' ? [id, ...below] : below;
}
