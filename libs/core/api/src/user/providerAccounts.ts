import { ChangeLog, viewerOf } from '@console/api-kit';
import type { Database, Transaction } from '@console/api-kit/database';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { User } from '../nodes.ts';
import { person, user } from '../tables.ts';
import { type Account, findAccount } from './accounts.ts';

/** A person, as the identity provider names them. */
export interface ProviderIdentity {
  readonly issuer: string;
  /** The provider's own name of the person, which never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has checked that the email is the person's own. */
  readonly emailVerified: boolean;
}

/** Why a person whom the identity provider knows may not sign in. */
export type ProviderRefusal =
  /** The provider has not checked the email, so anybody could claim it. */
  | 'unverified'
  | 'unknown'
  /** The user with this email signs in with another account at the provider. */
  | 'other-account'
  | 'deactivated'
  | 'no-role';

type Found = { readonly account: Account } | { readonly refused: ProviderRefusal; readonly userId?: string };

/**
 * Returns the account of a person whom the identity provider has signed in: the user who is bound to the provider's
 * issuer and subject. The first time, it is the user with the verified email, who is then bound for good. So a later
 * change of the email at the provider changes nothing.
 */
export async function accountOfIdentity(database: Database, identity: ProviderIdentity): Promise<Found> {
  return database.transaction(async (tx) => {
    const { issuer, subject } = identity;
    const isBound = and(eq(user.oidcIssuer, issuer), eq(user.oidcSubject, subject));
    const bound = await accountWhere(tx, isBound);
    if (bound) return admitted(bound);
    if (!identity.email || !identity.emailVerified) return { refused: 'unverified' };
    const known = await findAccount(tx, identity.email);
    if (!known) return { refused: 'unknown' };
    const found = admitted(known);
    if ('refused' in found) return found;
    if (await bind(tx, known.userId, identity)) return found;
    // The same person may have come in two windows at once.
    const boundMeanwhile = await accountWhere(tx, isBound);
    return boundMeanwhile ? admitted(boundMeanwhile) : { refused: 'other-account', userId: known.userId };
  });
}

/** Binds a user to the issuer and subject. Returns false when the user is bound to others. */
async function bind(tx: Transaction, userId: string, { issuer, subject }: ProviderIdentity): Promise<boolean> {
  const bound = await tx
    .update(user)
    .set({ oidcIssuer: issuer, oidcSubject: subject, version: sql`version + 1` })
    .where(and(eq(user.id, userId), isNull(user.oidcSubject)))
    .returning();
  const changes = new ChangeLog();
  changes.wrote(User, bound, 'updated');
  await changes.publish(tx, {});
  return bound.length > 0;
}

function admitted(account: Account): Found {
  const { userId, isActive, roles } = account;
  if (!isActive) return { refused: 'deactivated', userId };
  const { isStaff } = viewerOf({ userId, personId: '', roles });
  return isStaff ? { account } : { refused: 'no-role', userId };
}

async function accountWhere(tx: Transaction, which: SQL | undefined): Promise<Account | null> {
  const [account] = await tx
    .select({
      userId: user.id,
      fullName: person.fullName,
      roles: user.roles,
      passwordHash: user.passwordHash,
      isActive: user.isActive,
      tokenVersion: user.tokenVersion,
    })
    .from(user)
    .innerJoin(person, eq(person.id, user.personId))
    .where(which);
  return account ?? null;
}
