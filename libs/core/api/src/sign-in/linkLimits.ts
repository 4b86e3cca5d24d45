import type { Queries } from '@console/api-kit/database';
import { signInEmail } from '../person/signInEmail.ts';
import { count, secondsBlocked, sweep } from './signInAttempts.ts';
import { networkOf } from './signInNetworks.ts';

/** The requests of one network in a quarter of an hour after which it waits, longer after each further one. */
const FREE_OF_NETWORK = { asked: 30, tried: 60 };

/** The mails with links that one email gets in a quarter of an hour. The last one goes on working. */
const MAILS = 3;

/** Counts a request for a link to a new password. @returns the seconds that its network must wait, or null. */
export const countLinkAsked = (database: Queries, address: string): Promise<number | null> =>
  counted(database, `links to network ${networkOf(address)}`, FREE_OF_NETWORK.asked);

/** Counts a try to use such a link. @returns the seconds that its network must wait, or null. */
export const countLinkTried = (database: Queries, address: string): Promise<number | null> =>
  counted(database, `links of network ${networkOf(address)}`, FREE_OF_NETWORK.tried);

/** Counts a link for an email, known or not. @returns whether one more mail may be sent to it. */
export async function isLinkSent(database: Queries, email: string): Promise<boolean> {
  const sent = await count(database, `links to ${signInEmail(email)}`, MAILS);
  return sent !== null && sent <= MAILS;
}

async function counted(database: Queries, bucket: string, free: number): Promise<number | null> {
  const blockedFor = await secondsBlocked(database, bucket);
  if (blockedFor !== null) return blockedFor;
  await sweep(database);
  return (await count(database, bucket, free)) === null ? ((await secondsBlocked(database, bucket)) ?? 1) : null;
}
