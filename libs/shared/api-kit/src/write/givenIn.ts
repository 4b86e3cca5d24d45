/**
 * Of what an input says those values that it names, for a change that leaves alone what it leaves out.
 *
 * @param given the third argument of a mutation's `write`.
 */
export function givenIn<Values extends object>(
  values: Values,
  given: (field: keyof Values & string) => boolean,
): Partial<Values> {
  const named = Object.entries(values).filter(([field]) => given(field as keyof Values & string));
  return Object.fromEntries(named) as Partial<Values>;
}
