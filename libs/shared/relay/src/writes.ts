import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();
const underWay = new WeakMap<IEnvironment, number>();

/** Whether a write of this tab has no answer yet. */
export const isWriting = (environment: IEnvironment): boolean => (underWay.get(environment) ?? 0) > 0;

/** Sends a write, which counts once it has ended, done or not: the answer of one that failed may have been lost on its way. */
export async function countedWrite<Answer>(environment: IEnvironment, send: () => Promise<Answer>): Promise<Answer> {
  underWay.set(environment, (underWay.get(environment) ?? 0) + 1);
  try {
    return await send();
  } finally {
    underWay.set(environment, (underWay.get(environment) ?? 0) - 1);
    countWrite(environment);
  }
}

/** How many writes have come to an end; what was asked for under a lower count may be from before one of them. */
export const writesOf = (environment: IEnvironment): number => counts.get(environment) ?? 0;

/** A write has ended, done or not: the answer of one that failed may have been lost on its way. */
export function countWrite(environment: IEnvironment): void {
  counts.set(environment, writesOf(environment) + 1);
}

/**
 * Asks again when a write ended while the answer was on its way, which may then be from before it. Relay lets everybody who wants
 * the same data wait for one answer, so it cannot be left to whoever began.
 */
export async function askUntilUndisturbed<Answer>(
  environment: IEnvironment,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = writesOf(environment);
  const answer = await ask();
  return writesOf(environment) === before ? answer : askUntilUndisturbed(environment, ask);
}
