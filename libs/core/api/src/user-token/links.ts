import { createHash, randomBytes } from 'node:crypto';
import { newId, type Queries, type Transaction } from '@console/api-kit/database';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { userToken } from '../tables.ts';

export type LinkKind = (typeof userToken.$inferSelect)['kind'];

/** How long a link works, in hours. */
export const LINK_HOURS: Readonly<Record<LinkKind, number>> = { reset: 1, invitation: 7 * 24 };

/** The days for which a link that no longer works is remembered, so that its page can say why. */
const REMEMBERED_DAYS = 30;

/** Why a link does not work, as a sentence that names the way on. */
export const whyNotLink = {
  unknown: 'This link is not valid. Open the whole link of the mail, or ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
  replaced: 'This link was replaced by a newer one. Open the link of the newest mail, or ask for a new one.',
  used: 'This link no longer works: it was used, or your account was changed since. Sign in, or ask for a new link.',
  inactive: 'Your account has no access to this console. Please ask an administrator.',
} as const;

export type UselessLink = keyof typeof whyNotLink;

/** The hash under which a token is kept. A token has 256 random bits, so it needs no slow hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes the token of a link. The former links of the same kind end, because only the newest one works.
 *
 * @returns the token. Only its hash is kept.
 */
export async function makeToken(tx: Transaction, userId: string, kind: LinkKind): Promise<string> {
  await tx
    .delete(userToken)
    .where(lt(userToken.expiresAt, sql`clock_timestamp() - ${REMEMBERED_DAYS} * interval '1 day'`));
  const token = randomBytes(32).toString('base64url');
  await tx.insert(userToken).values({
    id: newId(),
    userId,
    kind,
    hash: hashOf(token),
    expiresAt: sql`clock_timestamp() + ${LINK_HOURS[kind]} * interval '1 hour'`,
    createdAt: sql`clock_timestamp()`,
  });
  return token;
}

export type Link = typeof userToken.$inferSelect;

const isExpired = sql<boolean>`${userToken.expiresAt} <= clock_timestamp()`;

/** Reads the link of a token, without using it. @returns why it does not work, when it does not. */
export async function readLink(queries: Queries, token: string): Promise<Link | UselessLink> {
  const newer = sql<boolean>`exists (select from user_token newer where newer.user_id = user_token.user_id
    and newer.kind = user_token.kind and newer.created_at > user_token.created_at)`;
  const [found] = await queries
    .select({
      link: userToken,
      isReplaced: newer,
      isExpired,
    })
    .from(userToken)
    .where(eq(userToken.hash, hashOf(token)));
  if (!found) return 'unknown';
  if (found.link.usedAt) return 'used';
  if (found.isReplaced) return 'replaced';
  return found.isExpired ? 'expired' : found.link;
}

/** What is known of a link whose token nobody has at hand. */
export interface KnownLink extends Link {
  readonly isExpired: boolean;
}

/** Returns the newest link of a kind of each user, without users whose links are no longer remembered. */
export async function newestLinks(
  queries: Queries,
  kind: LinkKind,
  users: readonly string[],
): Promise<ReadonlyMap<string, KnownLink>> {
  const links = await queries
    .selectDistinctOn([userToken.userId], { link: userToken, isExpired })
    .from(userToken)
    .where(and(inArray(userToken.userId, [...users]), eq(userToken.kind, kind)))
    .orderBy(userToken.userId, desc(userToken.createdAt));
  return new Map(links.map(({ link, isExpired }) => [link.userId, { ...link, isExpired }]));
}
