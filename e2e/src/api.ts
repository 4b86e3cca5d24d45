/**
 * Sends a query or a mutation to the console's API.
 *
 * @throws Error when the answer has errors.
 */
export async function ask<Data>(
  url: string,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: { data?: Data; errors?: { message: string }[] } = await response.json();
  if (!data || errors) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
  return data;
}

export const nodes = <Node>({ edges }: { edges: { node: Node }[] }): Node[] => edges.map(({ node }) => node);

/**
 * The first instant of tomorrow in UTC. Classes of today change while tests run: they begin, and can be marked from
 * midnight on.
 */
export function tomorrow(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}

/** The week of a moment, Monday to Sunday in UTC, as instants. */
export function weekAround(now: Date): { after: string; before: string; monday: string } {
  const monday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const nextMonday = new Date(monday);
  nextMonday.setUTCDate(nextMonday.getUTCDate() + 7);
  return {
    after: monday.toISOString(),
    before: new Date(nextMonday.getTime() - 1).toISOString(),
    monday: monday.toISOString().slice(0, 10),
  };
}
