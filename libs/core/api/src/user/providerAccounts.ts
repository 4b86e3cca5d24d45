import { type Clock, toIri, viewerOf, Writing } from '@console/api-kit';
import type { Database, Transaction } from '@console/api-kit/database';
import { and, eq, type SQL } from 'drizzle-orm';
import { User } from '../nodes.ts';
import { user } from '../tables.ts';
import { type Account, accountsWhere, findAccount } from './accounts.ts';
import { changeUser } from './writeUser.ts';

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

type Found = { readonly account: Account } | { readonly refused: ProviderRefusal };

/**
 * Returns the account of a person whom the identity provider has signed in: the user who is bound to the provider's
 * issuer and subject. The first time, it is the user with the verified email, who is then bound for good. So a later
 * change of the email at the provider changes nothing.
 */
export async function accountOfIdentity(database: Database, identity: ProviderIdentity, clock: Clock): Promise<Found> {
  const { issuer, subject, email, emailVerified } = identity;
  const isBound = and(eq(user.oidcIssuer, issuer), eq(user.oidcSubject, subject));
  return database.transaction(async (tx) => {
    const bound = await accountWhere(tx, isBound);
    if (bound) return admitted(bound);
    if (!email || !emailVerified) return { refused: 'unverified' };
    const known = await findAccount(tx, email);
    if (!known) return { refused: 'unknown' };
    const found = admitted(known);
    if ('refused' in found) return found;
    if (await bind(tx, known, identity, clock)) return found;
    // The same person may have come in two windows at once.
    const boundMeanwhile = await accountWhere(tx, isBound);
    return boundMeanwhile ? admitted(boundMeanwhile) : { refused: 'other-account' };
  });
}

/** Binds a user to the issuer and subject, in the user's own name. Returns false when the user is bound to others. */
async function bind(
  tx: Transaction,
  { userId, roles }: Account,
  { issuer, subject }: ProviderIdentity,
  clock: Clock,
): Promise<boolean> {
  const viewer = viewerOf({ userId, personId: '', roles });
  const writing = new Writing(tx, { viewer, clock });
  const row = await writing.lock(User, { id: toIri('users', userId) });
  if (row.oidcSubject !== null) return false;
  await changeUser(writing, row, { oidcIssuer: issuer, oidcSubject: subject });
  await writing.finish();
  await writing.changes.publish(tx, { viewer });
  return true;
}

function admitted(account: Account): Found {
  if (!account.isActive) return { refused: 'deactivated' };
  const { isStaff } = viewerOf({ ...account, personId: '' });
  return isStaff ? { account } : { refused: 'no-role' };
}

async function accountWhere(tx: Transaction, which: SQL | undefined): Promise<Account | null> {
  const [account] = await accountsWhere(tx, which);
  return account ?? null;
}
