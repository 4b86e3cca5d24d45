import type { Queries } from '@console/api-kit/database';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { signInEmail } from '../person/signInEmail.ts';
import { signInNetwork, user } from '../tables.ts';

/** The most networks that are kept of one user. */
const MOST_NETWORKS = 20;

/**
 * Returns the network of an address: an IPv4 address itself, and the first 64 bits of an IPv6 address, because a
 * single subscriber has all addresses below them.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}

/** Whether the account has signed in from the network before. */
export async function isKnownNetwork(database: Queries, email: string, network: string): Promise<boolean> {
  const found = await database
    .select({ network: signInNetwork.network })
    .from(signInNetwork)
    .innerJoin(user, eq(user.id, signInNetwork.userId))
    .where(and(eq(user.signInEmail, signInEmail(email)), eq(signInNetwork.network, network)));
  return found.length > 0;
}

/** Remembers that a user has signed in from an address. Only the last networks are kept. */
export async function rememberNetwork(database: Queries, userId: string, address: string): Promise<void> {
  const lastSignedInAt = sql`clock_timestamp()`;
  await database
    .insert(signInNetwork)
    .values({ userId, network: networkOf(address), lastSignedInAt })
    .onConflictDoUpdate({ target: [signInNetwork.userId, signInNetwork.network], set: { lastSignedInAt } });
  const last = database
    .select({ network: signInNetwork.network })
    .from(signInNetwork)
    .where(eq(signInNetwork.userId, userId))
    .orderBy(desc(signInNetwork.lastSignedInAt))
    .limit(MOST_NETWORKS);
  await database
    .delete(signInNetwork)
    .where(and(eq(signInNetwork.userId, userId), notInArray(signInNetwork.network, last)));
}
