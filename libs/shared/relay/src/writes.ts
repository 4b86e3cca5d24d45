import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();

/** How many writes have come to an end; what was asked for under a lower count may be from before one of them. */
export const writesOf = (environment: IEnvironment): number => counts.get(environment) ?? 0;

/** A write has ended, done or not: the answer of one that failed may have been lost on its way. */
export function countWrite(environment: IEnvironment): void {
  counts.set(environment, writesOf(environment) + 1);
}
