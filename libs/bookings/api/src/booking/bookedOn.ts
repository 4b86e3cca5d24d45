/**
 * Turns the day on which a booking was made into an instant (O§9: UTC).
 *
 * @param day `YYYY-MM-DD`. Without it the booking keeps its instant.
 * @param known the present instant. It stays when it is on the same day.
 */
export function bookedOn(day: string | null | undefined, known: Date): Date {
  if (!day || known.toISOString().startsWith(day)) return known;
  return new Date(`${day}T00:00:00.000Z`);
}
