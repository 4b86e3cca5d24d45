import { writeFileSync } from 'node:fs';
import { ConsoleServer } from '@console/harness/console-server';
import { settled } from '@console/harness/settled';
import type { CDPSession, Page } from 'playwright';
import { mouse } from '../src/Actor.ts';
import { addSeats, confirmBooking, createBooking } from '../src/day/booking.ts';
import {
  acknowledgeOrder,
  findSeats,
  meetDayOne,
  noteDayOne,
  postNote,
  seatDelegates,
  unassign,
} from '../src/day/class.ts';
import { type Day, enter } from '../src/day/Day.ts';
import { lookAtThisWeek, signIn } from '../src/day/schedule.ts';
import { classesToSell, readSubjects, type SoldClass } from '../src/day/subjects.ts';
import { test as base, expect } from '../src/fixtures.ts';
import { expectScreen, notice } from '../src/screens.ts';

const minutes = Number(process.env.LOOP_MINUTES ?? 30);
/** The number of other open tabs. They receive the changes of the working tab as live updates. */
const TABS = 3;

const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern
    async ({}, use) => {
      const server = await ConsoleServer.start({ dataDir: process.env.LOOP_DATA ?? '' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a manager’s day, repeated in one tab', async ({ page, context, newVisitor, server, token, allowErrors }) => {
  test.setTimeout((minutes + 5) * 60_000);
  const around = { withAxe: false, colleague: await newVisitor(), server, token, releases: '', allowErrors };
  const actor = mouse(page);
  const until = Date.now() + minutes * 60_000;
  const samples: Record<string, number>[] = [];
  const session = await context.newCDPSession(page);
  const days = new Map<string, number>();
  const daysOf = ({ id }: SoldClass) => days.get(id) ?? 0;
  for (let round = 0; Date.now() < until; round += 1) {
    // All classes are sold out before the time is over.
    if ((await classesToSell(server.url, await token('manager'))).length === 0) break;
    // The least used class, each time for another customer, because nobody can have two seats of a class.
    const subjects = await readSubjects(server.url, await token('manager'), (classes, customers) => {
      const [sold] = classes.toSorted((one, other) => daysOf(one) - daysOf(other));
      return [sold, sold && customers[daysOf(sold)]];
    });
    days.set(subjects.sold.id, daysOf(subjects.sold) + 1);
    const day: Day = { ...around, actor, subjects, title: `Round ${round}`, newcomer: `Wren ${letters(round)}` };
    if (round === 0) {
      await signIn(day);
      for (let tab = 0; tab < TABS; tab += 1) await (await context.newPage()).goto('/training-class');
      await page.bringToFront();
    }
    await work(day);
    // Measures at the same screen each time, after the notices have closed.
    await enter(actor, 'Classes');
    await expectScreen(page, 'Classes');
    await expect(notice(page, 'Note posted.')).toHaveCount(0, { timeout: 15_000 });
    await settled(page);
    samples.push(await measure(page, session));
    writeFileSync(process.env.LOOP_RESULTS ?? 'loop.json', JSON.stringify(samples));
  }
});

async function work(day: Day): Promise<void> {
  const { page } = day.actor;
  await lookAtThisWeek(day);
  const booking = await createBooking(day);
  await addSeats(day, booking);
  await confirmBooking(day, booking);
  await page.keyboard.press('Control+K');
  await page.keyboard.type(day.subjects.sold.reference);
  await page.keyboard.press('Enter');
  await expectScreen(page, day.subjects.sold.title);
  const seats = await findSeats(day, booking.reference);
  await seatDelegates(day, seats);
  await meetDayOne(day);
  await noteDayOne(day);
  await unassign(day, seats);
  if (!day.subjects.sold.order.acknowledgedAt) await acknowledgeOrder(day);
  await postNote(day, `Said in ${day.title}`);
}

/** A family name of letters only, different in each round. */
function letters(round: number): string {
  const name = [...String(round)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return `Ald${name}us`;
}

/** The page's memory figures after garbage collection. */
async function measure(page: Page, session: CDPSession): Promise<Record<string, number>> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const styles = await page.evaluate(() => {
    const sheets = [...document.styleSheets];
    return {
      tags: document.querySelectorAll('style').length,
      rules: sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    };
  });
  return {
    'heap in MB': metric('JSHeapUsedSize') / 2 ** 20,
    'event listeners': metric('JSEventListeners'),
    'nodes of the document': metric('Nodes'),
    'style tags': styles.tags,
    'style rules': styles.rules,
  };
}
