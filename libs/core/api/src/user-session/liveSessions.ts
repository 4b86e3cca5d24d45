import type { RequestContext, RowOf } from '@console/api-kit';
import { and, desc, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { userSession } from '../tables.ts';

/** The most sessions that are listed of one user. */
const MOST = 50;

type Row = RowOf<typeof userSession>;

/** Returns the sessions of users that have not ended, the one that was used last first. */
export async function liveSessions(
  { database, clock }: Pick<RequestContext, 'database' | 'clock'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Row[]>> {
  const place = sql<number>`row_number() over (partition by ${userSession.userId} order by ${userSession.seenAt} desc, ${userSession.id})`;
  const numbered = database.$with('numbered').as(
    database
      .select({ id: userSession.id, place: place.as('place') })
      .from(userSession)
      .where(
        and(inArray(userSession.userId, [...userIds]), isNull(userSession.endedAt), gt(userSession.expiresAt, clock())),
      ),
  );
  const rows = await database
    .with(numbered)
    .select()
    .from(userSession)
    .where(inArray(userSession.id, sql`(select id from ${numbered} where ${lte(numbered.place, MOST)})`))
    .orderBy(desc(userSession.seenAt), userSession.id);
  return Map.groupBy(rows, ({ userId }) => userId);
}
