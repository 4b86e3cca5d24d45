import { isLive, settled } from '@console/harness/settled';
import type { Browser, BrowserContext, Page } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { slowestInteraction, watchInteractions } from './pageClock.ts';
import { screens } from './screens.ts';
import { median } from './statistics.ts';
import { fetchToken, newSignedInVisitor } from './visitor.ts';

const TABS = 8;
const SECONDS = 20;
const WRITES_A_SECOND = 5;

/**
 * Measures eight visible tabs of one browser while others write: the requests, the delay until a change is visible, and the interactions in
 * the first tab.
 */
export async function measureTabs(browser: Browser, url: string): Promise<Figure[]> {
  const write = await writerOf(url);
  const context = await newSignedInVisitor(browser, url);
  const asked = countRequests(context);
  const page = await openTabs(context, write.path);
  const seen = await watchTitle(page);
  await watchInteractions(page);
  const before = asked.queries;
  const sent = new Map<string, number>();
  const worst = await Promise.all([writeSteadily(write.rename, sent), interact(page)]).then(([, slowest]) => slowest);
  const delays = (await seen()).flatMap(({ title, at }) => {
    const began = sent.get(title);
    return began === undefined ? [] : [at - began];
  });
  // Copies the counts before the tabs close, because each remaining tab then opens the stream for a moment.
  const { streams, queries } = { ...asked };
  await context.close();
  const note = `${TABS} tabs, ${WRITES_A_SECOND} writes a second`;
  return [
    reported('Streams of changes opened', streams, 'in all', note),
    reported('Queries a second', (queries - before) / SECONDS, '', note),
    reported('From a write to its paint elsewhere, median', median(delays), 'ms', `${delays.length} seen`),
    reported('  the slowest', Math.max(...delays), 'ms'),
    atMost('Worst interaction meanwhile', worst, 200, 'ms', note),
  ];
}

/** Makes a new booking. Returns it with a function that renames it as another person. */
async function writerOf(url: string) {
  const token = await fetchToken(url);
  const ask = async (query: string, variables: object) => {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { bookings } = await ask(
    '{ bookings(first: 1, status: draft) { edges { node { id brand { id } accountManager { id } } } } }',
    {},
  );
  const { id, brand, accountManager } = bookings.edges[0].node;
  const rename = (title: string) =>
    ask('mutation ($input: updateBookingInput!) { updateBooking(input: $input) { clientMutationId } }', {
      input: { id, title, brand: brand.id, accountManager: accountManager.id },
    });
  return { path: `/booking/${id.split('/')[1]}`, rename };
}

function countRequests(context: BrowserContext): { streams: number; queries: number } {
  const count = { streams: 0, queries: 0 };
  context.on('request', (request) => {
    if (isLive(request.url())) count.streams += 1;
    else if (request.url().endsWith('/graphql')) count.queries += 1;
  });
  return count;
}

/** Opens the record in the first tab, and the lists of all remotes in the others. @returns the first tab. */
async function openTabs(context: BrowserContext, path: string): Promise<Page> {
  const first = await context.newPage();
  await first.goto(path);
  await first.getByRole('heading', { level: 1 }).waitFor();
  for (let tab = 1; tab < TABS; tab += 1) {
    const page = await context.newPage();
    const screen = screens[tab % screens.length] ?? { path, shown: 'h1' };
    await page.goto(screen.path);
    await page.locator(screen.shown).first().waitFor();
  }
  // A person sees the tab in which they click, so this tab must be at the front.
  await first.bringToFront();
  await settled(first);
  return first;
}

/** Records each title with the time of its paint, by the machine's clock. */
async function watchTitle(page: Page): Promise<() => Promise<{ title: string; at: number }[]>> {
  const seen = await page.evaluateHandle(() => {
    const shown: { title: string; at: number }[] = [];
    const heading = document.querySelector('h1');
    if (!heading) throw new Error('The screen has no title.');
    new MutationObserver(() => {
      const title = heading.textContent ?? '';
      requestAnimationFrame(() => shown.push({ title, at: Date.now() }));
    }).observe(heading, { childList: true, characterData: true, subtree: true });
    return shown;
  });
  return () => seen.evaluate((shown) => shown);
}

async function writeSteadily(rename: (title: string) => Promise<unknown>, sent: Map<string, number>): Promise<void> {
  for (let write = 0; write < SECONDS * WRITES_A_SECOND; write += 1) {
    const next = Date.now() + 1000 / WRITES_A_SECOND;
    const title = `Renamed ${write} times`;
    sent.set(title, Date.now());
    await rename(title);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
  }
}

/** Opens and closes a menu while the others write. @returns the slowest of these interactions. */
async function interact(page: Page): Promise<number> {
  const until = Date.now() + SECONDS * 1000;
  let worst = 0;
  while (Date.now() < until) {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.keyboard.press('Escape');
    worst = Math.max(worst, await slowestInteraction(page));
  }
  return worst;
}
