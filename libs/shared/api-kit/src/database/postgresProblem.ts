import { DatabaseUnavailable, sqlState, type UnavailableReason } from './DatabaseError.ts';

/** SQLSTATEs, or their classes, of failures that a repetition may cure. */
const reasons: readonly [string, UnavailableReason][] = [
  ['55P03', 'locked'],
  ['40001', 'locked'],
  ['40P01', 'locked'],
  ['57014', 'slow'],
  // The connection broke, or the server stops, starts or has no room left.
  ['08', 'lost'],
  ['57P', 'lost'],
  ['53', 'lost'],
  ['58', 'lost'],
  // The server became a read-only replica.
  ['25006', 'lost'],
];

/** pg gives this error no code, only a message. The server may still be working on the statement. */
const NO_ANSWER = 'Query read timeout';

/**
 * Whether a kept statement no longer fits its table: a migration changed a column's type, or the connection does not
 * know the statement. A new connection plans it again.
 */
export function isStalePlan(error: unknown): boolean {
  const state = sqlState(error);
  return state === '26000' || (state === '0A000' && error instanceof Error && error.message.startsWith('cached plan'));
}

interface Problem {
  /** A DatabaseUnavailable, or the error itself when a repetition would fail too. */
  problem: unknown;
  breaksConnection: boolean;
}

/** Explains an error of pg. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Error && error.message === NO_ANSWER) {
    return { problem: new DatabaseUnavailable('slow', error), breaksConnection: true };
  }
  if (isStalePlan(error)) return { problem: new DatabaseUnavailable('lost', error), breaksConnection: true };
  const state = sqlState(error) ?? '';
  const reason = reasons.find(([prefix]) => state.startsWith(prefix))?.[1];
  const isFatal = error instanceof Error && 'severity' in error && /FATAL|PANIC/.test(String(error.severity));
  return {
    problem: reason ? new DatabaseUnavailable(reason, error) : error,
    breaksConnection: isFatal || reason === 'lost',
  };
}
