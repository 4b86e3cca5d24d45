import type { IEnvironment } from 'relay-runtime';

/** Changes are told within seconds of their write; the keys before these are of no use any more. */
const REMEMBERED = 200;

const keys = new WeakMap<IEnvironment, Set<string>>();

/** Remembers the Idempotency-Key of a write of this tab, whose answer brings what it changed. */
export function noteOwnWrite(environment: IEnvironment, key: string): void {
  const known = keys.get(environment) ?? new Set();
  keys.set(environment, known.add(key));
  const [oldest] = known;
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Whether a change was written by this tab. */
export const isOwnWrite = (environment: IEnvironment, key: string): boolean => keys.get(environment)?.has(key) ?? false;
