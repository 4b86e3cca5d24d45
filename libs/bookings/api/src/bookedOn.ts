/**
 * The moment at which a booking was made, from its day (O§9: UTC).
 *
 * @param day `YYYY-MM-DD`; without one the booking keeps its moment.
 * @param known the moment that it has so far. It keeps it on the same day.
 */
export function bookedOn(day: string | null | undefined, known: Date): Date {
  if (!day || known.toISOString().startsWith(day)) return known;
  return new Date(`${day}T00:00:00.000Z`);
}
