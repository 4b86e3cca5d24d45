import type { Locator, Page } from 'playwright';

/** The times of one change of the list, in milliseconds. They begin with the last byte of the answer. */
export interface ListChange {
  /** The time until a frame shows the new rows in the whole window. */
  firstScreen: number;
  /** The time until a frame has every new row, also those below the window. */
  allRows: number;
}

/** The number of rows that count as the first screen: more than a window of 900 px shows. */
const SCREEN_ROWS = 30;

/**
 * Starts to watch for the next rows of the table on screen. The caller makes the change.
 *
 * @param rows the number of rows that the table will show.
 */
export async function nextListChange(page: Page, rows: number): Promise<() => Promise<ListChange>> {
  const watching = await page.evaluateHandle(
    ({ wanted, screen }) => {
      const body = () => document.querySelector('main tbody');
      const first = () => body()?.querySelector('tr a')?.textContent;
      const count = () => body()?.querySelectorAll('tr').length ?? 0;
      const before = { first: first(), count: count() };
      performance.clearResourceTimings();
      const painted = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(null);
          }),
        );
      const seen = Promise.withResolvers<number>();
      const done = Promise.withResolvers<number>();
      let changed = false;
      const observer = new MutationObserver(() => {
        const now = count();
        if (!changed && (first() !== before.first || now !== before.count) && now >= Math.min(wanted, screen)) {
          changed = true;
          seen.resolve(painted());
        }
        if (!changed || now !== wanted) return;
        observer.disconnect();
        done.resolve(painted());
      });
      observer.observe(document.querySelector('main') ?? document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return { seen: seen.promise, done: done.promise };
    },
    { wanted: rows, screen: SCREEN_ROWS },
  );
  return () =>
    watching.evaluate(async ({ seen, done }) => {
      const [first, all] = await Promise.all([seen, done]);
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.includes('/graphql') && responseEnd <= first)
        .toSorted((one, other) => other.decodedBodySize - one.decodedBodySize);
      const rowsAnswer = answers[0];
      if (!rowsAnswer) throw new Error('No answer came before the rows.');
      return { firstScreen: first - rowsAnswer.responseEnd, allRows: all - rowsAnswer.responseEnd };
    });
}

/** Records the time from each interaction to its next paint (Event Timing, in steps of 8 ms). */
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

/** The slowest interaction since the last call, in milliseconds. Returns 16 when all were too fast to measure. */
export async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const seen: { duration: number }[] = Reflect.get(window, '__interactions');
    return Math.max(16, ...seen.splice(0).map(({ duration }) => duration));
  });
}

/** Clicks an element, and returns the milliseconds from the click until a frame shows its effect. */
export async function clickToPaint(page: Page, element: Locator): Promise<number> {
  const watching = await page.evaluateHandle(() => {
    const painted = Promise.withResolvers<number>();
    window.addEventListener(
      'click',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted.resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true, once: true },
    );
    return { painted: painted.promise };
  });
  await element.click();
  return watching.evaluate(({ painted }) => painted);
}
