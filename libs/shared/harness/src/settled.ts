import { setTimeout as later } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';

const STILL_MS = 500;
const PATIENCE_MS = 30_000;

/** Whether a request is the stream of changes, which stays open while somebody looks at the page. */
export const isLive = (url: string): boolean => url.endsWith('/graphql?live');

/** What a page has asked for. */
interface Asked {
  /** The requests of its document that have not ended. */
  readonly open: Set<Request>;
  /** How many requests it has made. */
  count: number;
}

const askedBy = new WeakMap<Page, Asked>();

/** Follows the requests of all pages of a context, for {@link settled}. Call it before the context's first page opens. */
export function followRequests(context: BrowserContext): void {
  context.on('page', follow);
}

function follow(page: Page): void {
  const asked: Asked = { open: new Set(), count: 0 };
  askedBy.set(page, asked);
  let load: Request | null = null;
  page.on('request', (request) => {
    if (isLive(request.url())) return;
    asked.open.add(request);
    asked.count += 1;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) load = request;
  });
  const end = (request: Request) => asked.open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Playwright does not report the end of some requests of a document that the page has left. A script that changes
  // the address is also reported as a navigation, but requests no document.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !load) return;
    for (const request of asked.open) if (request !== load) end(request);
    load = null;
  });
}

/**
 * Waits until all requests of the page's document have ended and no new one has started for half a second. A page with
 * a live stream is never idle in the sense of Playwright's load state, so tests and measurements use this.
 *
 * @param page a page of a context that {@link followRequests} follows.
 * @throws Error with the pending requests after half a minute.
 */
export async function settled(page: Page): Promise<void> {
  const asked = askedBy.get(page);
  if (!asked) throw new Error('Nobody follows the requests of this page. Call followRequests before it opens.');
  const until = Date.now() + PATIENCE_MS;
  let since = Date.now();
  let { count } = asked;
  while (Date.now() - since < STILL_MS) {
    await later(20);
    if (asked.open.size > 0 || asked.count !== count) since = Date.now();
    count = asked.count;
    if (Date.now() > until)
      throw new Error(`The page still waits for ${[...asked.open].map((each) => each.url()).join(', ')}.`);
  }
}
