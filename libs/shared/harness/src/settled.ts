import { setTimeout as later } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright';

const STILL_MS = 500;
const PATIENCE_MS = 30_000;

/** The stream of changes: it stays open as long as somebody looks at the page. */
export const isLive = (url: string): boolean => url.endsWith('/graphql?live');

/** Playwright tells of a request's end only where somebody listens: for {@link settled}, before the first page of a context is opened. */
export function hearEnds(context: BrowserContext): void {
  context.on('requestfinished', () => {});
  context.on('requestfailed', () => {});
}

/**
 * Waits until all that the page asked for has come, and it has asked for nothing more for half a second. A page with a live stream is never
 * idle as Playwright's load state means it, so tests and measurements wait for this.
 *
 * @param page one of a context whose ends of requests are heard: by {@link hearEnds}, or by listeners of its own.
 * @throws Error with what is still under way after half a minute.
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

/** What was asked for since the page was last loaded: of some that are left with a document no end is told. */
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

/** Has it come, or failed, within so many milliseconds? */
async function isOver(request: Request, patience: number): Promise<boolean> {
  const come = request.response().then((response) => response?.finished());
  const over = come.then(
    () => true,
    () => true,
  );
  return Promise.race([over, later(Math.max(patience, 0), false, { ref: false })]);
}
