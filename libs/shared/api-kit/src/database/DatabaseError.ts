/**
 * The database cannot be used: it is unreachable, refuses the sign-in, is locked by another process or was migrated
 * by another release. The message is one sentence for the operator and never holds a password. The start-up prints it
 * and exits with 1.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** No connection became free in time. No statement was sent, so the request may be repeated. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';

  constructor() {
    super('The server has too much to do just now. Please try again in a moment.');
  }
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
