import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();
const underWay = new WeakMap<IEnvironment, number>();

/** Tells whether a write of this tab is still unanswered. */
export const isWriting = (environment: IEnvironment): boolean => (underWay.get(environment) ?? 0) > 0;

/**
 * Sends a write and counts it when it has ended. A failed write counts too, because only its answer may have been lost.
 */
export async function countedWrite<Answer>(environment: IEnvironment, send: () => Promise<Answer>): Promise<Answer> {
  underWay.set(environment, (underWay.get(environment) ?? 0) + 1);
  try {
    return await send();
  } finally {
    underWay.set(environment, (underWay.get(environment) ?? 0) - 1);
    countWrite(environment);
  }
}

/** Returns the number of ended writes. Data requested at a lower number may be from before a write. */
export const writesOf = (environment: IEnvironment): number => counts.get(environment) ?? 0;

/** Counts an ended write. A failed write counts too, because only its answer may have been lost. */
export function countWrite(environment: IEnvironment): void {
  counts.set(environment, writesOf(environment) + 1);
}

/**
 * Sends a query. Sends it again if a write ended before the answer arrived, because the answer may not include that
 * write. Relay shares one answer between all components that request the same data, so each of them gets the second
 * answer.
 */
export async function askAgainAfterWrites<Answer>(
  environment: IEnvironment,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = writesOf(environment);
  const answer = await ask();
  return writesOf(environment) === before ? answer : askAgainAfterWrites(environment, ask);
}
