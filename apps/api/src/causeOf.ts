/**
 * Returns the original error, whose message may be logged. The error that the database layer wraps around it must not
 * be logged: it repeats the statement's values, which may be personal data.
 */
export function causeOf(error: unknown): Error {
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  return error instanceof Error ? error : new Error(String(error));
}
