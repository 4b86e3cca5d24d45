/**
 * The database cannot be used: it is unreachable, refuses the sign-in, is locked by another process or was migrated
 * by another release. The message is one sentence for the operator and never holds a password. The start-up prints it
 * and exits with 1.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

const sentences = {
  busy: 'The server has too much to do just now. Please try again in a moment.',
  lost: 'The database cannot be reached just now. Please try again in a moment.',
  locked: 'Somebody else is changing this just now. Please try again in a moment.',
  slow: 'The database took too long to answer. Please try again in a moment.',
  abandoned: 'The client left before the answer.',
} as const;

/**
 * Why the database did not do its work. `busy`: no connection became free. `lost`: there is no connection, or it
 * broke. `locked`: another transaction holds the record. `slow`: the statement reached its time limit. `abandoned`:
 * nobody waits for the answer any more.
 */
export type UnavailableReason = keyof typeof sentences;

/**
 * The database did not do the work of a request. The request may be repeated, under its Idempotency-Key when it
 * writes: only a lost answer to COMMIT leaves open whether the work was done. The message is a sentence for the user.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(sentences[reason], cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}

/** Returns the DatabaseUnavailable inside an error, however deep drizzle or GraphQL wrapped it, or undefined. */
export function unavailableIn(error: unknown): DatabaseUnavailable | undefined {
  let current: unknown = error;
  while (current instanceof Error) {
    if (current instanceof DatabaseUnavailable) return current;
    current = 'originalError' in current && current.originalError ? current.originalError : current.cause;
  }
  return undefined;
}

/** Returns the SQLSTATE of a failed statement, however deep drizzle wrapped the error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Returns the name of the constraint that refused a statement, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = driverError(error)?.constraint;
  return typeof constraint === 'string' ? constraint : undefined;
}

function driverError(error: unknown): { code?: unknown; constraint?: unknown } | undefined {
  let current: unknown = error;
  while (current instanceof Error) {
    if ('code' in current) return current;
    current = current.cause;
  }
  return undefined;
}
