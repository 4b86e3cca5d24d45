import { loadBatched, type RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';

/** Returns the names of authors that are no users, by their ULIDs. Unknown ones are left out. */
export type NamesOfAuthors = (queries: Queries, ulids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const sources: NamesOfAuthors[] = [];

/**
 * Names authors that are no users. Their ULIDs stand in `created_by` and in histories as those of users do:
 *
 *     defineAuthors(async (queries, ulids) => new Map([[workflow.id, 'Workflow Joining instructions']]));
 */
export function defineAuthors(names: NamesOfAuthors): void {
  sources.push(names);
}

const batch = {};

/** Returns the name of an author that is no user: 'Workflow Joining instructions'. Null for a user, and for nobody. */
export async function authorOf(context: RequestContext, ulid: string | null): Promise<string | null> {
  if (ulid === null) return null;
  const found = await loadBatched(context, batch, ulid, async (ulids) => {
    const all = await Promise.all(sources.map((names) => names(context.database, ulids)));
    return new Map(all.flatMap((names) => [...names]));
  });
  return found ?? null;
}
