/**
 * What really went wrong, in words that may be logged. The database layer wraps an error into one whose message
 * repeats the statement's values, which may be personal; the error below it does not.
 */
export function causeOf(error: unknown): Error {
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  return error instanceof Error ? error : new Error(String(error));
}
