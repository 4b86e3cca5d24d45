/**
 * The moment that a booking was made, of the day that was said (O§9: UTC).
 *
 * @param known the moment that it has so far, which it keeps unless another day is said.
 */
export function bookedOn(day: string | null, known: Date): Date {
  if (day === null || known.toISOString().startsWith(day)) return known;
  return new Date(`${day}T00:00:00.000Z`);
}
