/**
 * A database that cannot be used as it stands: unreachable, refused, locked by another process or migrated by another
 * release. The message is one sentence for the operator, without a password in it; the start-up prints it and exits 1.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** No connection has become free in time. Nothing has been asked, so the same may be asked again. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';

  constructor() {
    super('The server has too much to do just now. Please try again in a moment.');
  }
}

/** The SQLSTATE of a failed statement, however deep drizzle wrapped it, or undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint that refused a statement, or undefined. */
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
