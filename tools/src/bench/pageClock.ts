import type { Page } from 'playwright';

/** What the page tells about one change of its list. */
export interface ListChange {
  /** Milliseconds from the last byte of the answer to the frame that shows its rows. */
  dataToPaint: number;
  rows: number;
}

/**
 * Starts to watch for the next rows of the table on screen; the change itself is the caller's.
 *
 * @param rows how many it will show.
 */
export async function nextListChange(page: Page, rows: number): Promise<() => Promise<ListChange>> {
  const watching = await page.evaluateHandle((wanted) => {
    const body = () => document.querySelector('main tbody');
    const first = () => body()?.querySelector('tr a')?.textContent;
    const count = () => body()?.querySelectorAll('tr').length ?? 0;
    const before = { first: first(), count: count() };
    performance.clearResourceTimings();
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const changed = first() !== before.first || count() !== before.count;
        if (!changed || count() !== wanted) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(document.querySelector('main') ?? document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    return { painted };
  }, rows);
  return () =>
    watching.evaluate(async ({ painted }) => {
      const at = await painted;
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/graphql'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry : undefined))
        .filter((entry) => entry !== undefined && entry.responseEnd <= at);
      const rowsAnswer = answers.reduce(
        (most, entry) => ((entry?.decodedBodySize ?? 0) > (most?.decodedBodySize ?? 0) ? entry : most),
        answers[0],
      );
      if (!rowsAnswer) throw new Error('No answer came before the rows.');
      return { dataToPaint: at - rowsAnswer.responseEnd, rows: document.querySelectorAll('main tbody tr').length };
    });
}

/** Notes how long every interaction takes until its next paint (Event Timing, in steps of 8 ms). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { name: string; duration: number }[] = [];
    Reflect.set(window, '__interactions', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0)
          seen.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The slowest interaction since the last time this was asked; 16 when all were faster than can be told. */
export async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const seen: { duration: number }[] = Reflect.get(window, '__interactions');
    return Math.max(16, ...seen.splice(0).map(({ duration }) => duration));
  });
}
