import { MOST_FROZEN, type recordsChosen, whyTooManyFrozen } from '@console/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { GraphQLSchema } from 'graphql';
import type * as z from 'zod/mini';
import type { Queries } from '../database/index.ts';
import { readFilterWord } from '../list/filterWord.ts';
import { matching } from '../list/matching.ts';
import { orderBy } from '../list/order.ts';
import { type NodeType, nodeNamed } from '../nodes/nodes.ts';
import { fromTables } from '../nodes/rows.ts';
import type { RequestContext } from '../schema/context.ts';
import { forbidden, invalidInput } from '../schema/errors.ts';
import { requireUlid, ulidOf } from '../schema/ids.ts';
import type { RowOf } from '../schema/records.ts';
import type { Writing } from '../write/Writing.ts';
import { FrozenSelection, frozenSelection } from './frozenSelection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a selection can be used, in milliseconds. */
export const FROZEN_MS = DAY_MS;

/** How long its rows are kept. A job that has failed may be tried again for two weeks. */
const KEPT_MS = 15 * DAY_MS;

/** Records of one type, in the order of their list. */
export interface Selected {
  readonly type: NodeType;
  readonly ulids: readonly string[];
  /** The list and the arguments that they matched. */
  readonly filter?: unknown;
}

/** Keeps records as a selection of the viewer. @throws the reason as a sentence when they are too many, or none. */
export async function keepSelection(
  writing: Writing,
  { type, ulids, filter = null }: Selected,
): Promise<RowOf<typeof frozenSelection>> {
  writing.refuseIf(ulids.length === 0 ? 'No record matches any more.' : whyTooManyFrozen(ulids.length));
  const old = new Date(writing.now.getTime() - KEPT_MS);
  const { createdBy, createdAt } = frozenSelection;
  await writing.removeParts(frozenSelection, and(eq(createdBy, writing.viewer.userId), lt(createdAt, old)));
  return writing.insert(FrozenSelection, { prefix: type.prefix, filter, ulids: [...ulids] });
}

/**
 * Returns the records that match the filter of a list now, one more than may be frozen at most.
 *
 * @param word what the list's field `filter` has answered.
 * @throws a violation when it is not the filter of a list, and 403 when the viewer may not read the list.
 */
export async function selectMatching(
  { tx }: Writing,
  word: string,
  context: RequestContext,
  schema: GraphQLSchema,
): Promise<Selected> {
  const { list, given } = readFilterWord(word, 'filter', schema);
  const type = nodeNamed(list.type.name);
  if (!type) throw invalidInput({ path: 'filter', message: `The records of ${list.name} cannot be selected.` });
  if (!list.rule.allows(context.viewer, given)) {
    context.onRefusal?.(`Query.${list.name}`);
    throw forbidden(list.name);
  }
  const { joins, where, order } = matching(list, given, context, schema);
  const from = sql.raw(fromTables(type, joins));
  const filtered = and(...where) ?? sql`true`;
  const sorted = sql.join(orderBy(order, false), sql`, `);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${type.table.id} as id ${from} where ${filtered} order by ${sorted} limit ${MOST_FROZEN + 1}`,
  );
  return { type, ulids: rows.map(({ id }) => id), filter: [list.name, given] };
}

/** The records of an input, as `recordsChosen` of the rules declares them. */
export type RecordsChosen = { readonly [Field in keyof Chosen]: Chosen[Field] };

type Chosen = z.output<z.ZodMiniObject<ReturnType<typeof recordsChosen>>>;

/** The user who uses a selection, and when. */
interface SelectionUser {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Returns the ULIDs of the records that an input names, in the order of their selection. Null for a frozen selection that is
 * another user's, of another type, or older than a day.
 *
 * @throws a violation unless the input names either ids or a frozen selection.
 */
export async function chosenUlids(
  queries: Queries,
  type: NodeType,
  { ids, frozen }: RecordsChosen,
  user: SelectionUser,
): Promise<readonly string[] | null> {
  if (ids.length > 0 === (frozen !== null)) {
    throw invalidInput({ path: 'ids', message: 'Name either some records or a frozen selection.' });
  }
  if (frozen === null) return ids.map((id) => requireUlid(type.prefix, id, 'ids'));
  const { id, createdBy, createdAt, prefix, ulids } = frozenSelection;
  const [row] = await queries
    .select({ ulids })
    .from(frozenSelection)
    .where(
      and(
        eq(id, ulidOf(FrozenSelection.prefix, frozen) ?? ''),
        eq(createdBy, user.userId),
        eq(prefix, type.prefix),
        gt(createdAt, new Date(user.now.getTime() - FROZEN_MS)),
      ),
    );
  return row?.ulids ?? null;
}
