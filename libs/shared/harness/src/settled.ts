import { setTimeout as later } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';

const STILL_MS = 500;
const PATIENCE_MS = 30_000;

/** Whether a request is the stream of changes, which stays open while somebody looks at the page. */
export const isLive = (url: string): boolean => url.endsWith('/graphql?live');

/** Makes Playwright report the ends of requests, for {@link settled}. Call it before the first page of a context opens. */
export function hearEnds(context: BrowserContext): void {
  context.on('requestfinished', () => {});
  context.on('requestfailed', () => {});
}

/**
 * Waits until all requests of the page have ended and no new one has started for half a second. A page with a live stream is never idle in
 * the sense of Playwright's load state, so tests and measurements use this.
 *
 * @param page a page whose context reports the ends of requests: through {@link hearEnds} or other listeners.
 * @throws Error with the pending requests after half a minute.
 */
export async function settled(page: Page): Promise<void> {
  const asked = new Set<Request>();
  const ask = (request: Request) => {
    if (!isLive(request.url())) asked.add(request);
  };
  page.on('request', ask);
  const until = Date.now() + PATIENCE_MS;
  try {
    for (const request of ofThisDocument(page, await page.requests())) ask(request);
    while (asked.size > 0 || (await asksMore(page))) {
      for (const request of asked) {
        if (!(await isOver(request, until - Date.now())))
          throw new Error(`The page still waits for ${[...asked].map((each) => each.url()).join(', ')}.`);
        asked.delete(request);
      }
    }
  } finally {
    page.off('request', ask);
  }
}

/** The requests since the page was last loaded. Playwright does not report the end of some requests of earlier documents. */
function ofThisDocument(page: Page, requests: readonly Request[]): readonly Request[] {
  const loads = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  return requests.slice(Math.max(0, requests.findLastIndex(loads)));
}

async function asksMore(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('request', { predicate: (request) => !isLive(request.url()), timeout: STILL_MS });
  return asked.then(
    () => true,
    () => false,
  );
}

/** Whether the request ends or fails within this many milliseconds. */
async function isOver(request: Request, patience: number): Promise<boolean> {
  const come = request.response().then((response) => response?.finished());
  const over = come.then(
    () => true,
    () => true,
  );
  return Promise.race([over, later(Math.max(patience, 0), false, { ref: false })]);
}
