import type { IEnvironment } from 'relay-runtime';

/**
 * The number of keys that are remembered. A change arrives within seconds of its write, so older keys are not needed.
 */
const REMEMBERED = 200;

const keys = new WeakMap<IEnvironment, Set<string>>();

/** Remembers the Idempotency-Key of a write of this tab. The write's own answer already updates the store. */
export function noteOwnWrite(environment: IEnvironment, key: string): void {
  const known = keys.get(environment) ?? new Set();
  keys.set(environment, known.add(key));
  const [oldest] = known;
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Tells whether this tab wrote a change. */
export const isOwnWrite = (environment: IEnvironment, key: string): boolean => keys.get(environment)?.has(key) ?? false;
