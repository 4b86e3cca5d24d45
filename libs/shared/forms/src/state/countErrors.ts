/** Counts the fields with a message, at any depth. */
export function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countErrors(error));
  }, 0);
}
