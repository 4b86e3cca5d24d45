import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Milliseconds of a round trip to a server that is far away (architecture §6). */
export const ROUND_TRIP_MS = 150;

/** Puts a page this far away from its server; nothing else is slowed down. */
export async function farAway(context: BrowserContext, page: Page): Promise<CDPSession> {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return network;
}
