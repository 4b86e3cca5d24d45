import type { BrowserContext, CDPSession, Page } from 'playwright';

/** The round trip to a distant server, in milliseconds (architecture §6). */
export const ROUND_TRIP_MS = 150;

/** Delays the requests of a page by this round trip. Nothing else is slowed down. */
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
