import type { Browser, CDPSession } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { farAway, ROUND_TRIP_MS } from './network.ts';
import { type Screen, screens } from './screens.ts';
import { newSignedInVisitor } from './visitor.ts';
import { countWaves, type TimedRequest } from './waves.ts';

const WAVES_BAR = 3;

/** Measures a deep link for a signed-in person with an empty cache, at a round trip of 150 ms. */
export async function measureDeepLinks(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const link of screens) {
    const { waves, shownAfter } = await open(browser, url, link);
    figures.push(
      atMost(
        `Waves to data on ${link.path}`,
        waves.length,
        WAVES_BAR,
        '',
        waves.map(({ length }) => length).join(' → '),
      ),
      reported(`Time to data on ${link.path}`, shownAfter, 'ms', `${ROUND_TRIP_MS} ms round trip`),
    );
    if (waves.length > WAVES_BAR)
      console.log(waves.map((wave, index) => `  wave ${index + 1}: ${wave.join(' ')}`).join('\n'));
  }
  return figures;
}

async function open(browser: Browser, url: string, { path, query, shown }: Screen) {
  const context = await newSignedInVisitor(browser, url);
  const page = await context.newPage();
  const network = await farAway(context, page);
  const record = recordRequests(network, query);
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const shownAfter = performance.now() - began;
  await context.close();
  return { waves: countWaves(record(), ROUND_TRIP_MS), shownAfter };
}

/** Records the requests up to the first answer of the screen's query. Later requests do not delay the data of the screen. */
function recordRequests(network: CDPSession, query: string): () => TimedRequest[] {
  const requests = new Map<string, TimedRequest>();
  let lastAnswer = Number.POSITIVE_INFINITY;
  let queryId: string | undefined;
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    requests.set(requestId, { url: pathname, start: timestamp * 1000, end: Number.POSITIVE_INFINITY });
    // A list sends its query a second time, after the rows, for the counts.
    if (request.postData?.includes(query)) queryId ??= requestId;
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => void requests.delete(requestId));
  network.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp * 1000;
    if (requestId === queryId) lastAnswer = timestamp * 1000;
  });
  return () => [...requests.values()].filter(({ start, url }) => start < lastAnswer && !url.startsWith('/favicon'));
}
