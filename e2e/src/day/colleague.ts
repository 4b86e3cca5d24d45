import { expect, type Locator, type Page } from 'playwright/test';
import { soon } from '../live.ts';
import { expectScreen, markDocument } from '../screens.ts';
import type { DayBooking } from './booking.ts';
import type { Day } from './Day.ts';

/**
 * A colleague who only watches the class and this month's bookings. Every change must appear there without a reload.
 */
export interface Onlooker {
  readonly seesSeats: (reserved: number) => Promise<void>;
  readonly seesConfirmed: (booking: DayBooking) => Promise<void>;
  readonly seesDelegates: (names: readonly string[]) => Promise<void>;
  readonly seesMark: (mark: string) => Promise<void>;
  readonly seesAcknowledged: () => Promise<void>;
  readonly seesNotes: (count: number) => Promise<void>;
}

export async function openOnlooker({ colleague: atClass, subjects: { sold } }: Day): Promise<Onlooker> {
  const atList = await atClass.context().newPage();
  await atList.goto('/booking');
  await expectScreen(atList, 'Bookings');
  const link = atClass.getByRole('main').getByRole('link').first();
  const stays = [await keepFocus(atClass, link), await keepFocus(atList, atList.getByRole('searchbox'))];
  const unmoved = async () => {
    for (const stay of stays) await stay();
  };
  const main = atClass.getByRole('main');
  return {
    async seesSeats(reserved) {
      await expect(main.getByLabel(`${reserved} of ${sold.seatsTotalCount} seats reserved`)).toBeVisible(soon);
      await unmoved();
    },
    async seesConfirmed({ reference }) {
      const row = atList.getByRole('row').filter({ has: atList.getByRole('link', { name: reference, exact: true }) });
      await expect(row).toContainText('Confirmed', soon);
      await unmoved();
    },
    async seesDelegates(names) {
      for (const name of names)
        await expect(main.getByRole('gridcell', { name: `${name}, day 1: not marked yet` })).toBeVisible(soon);
      await unmoved();
    },
    async seesMark(mark) {
      await expect(main.getByRole('gridcell', { name: mark, exact: true })).toBeVisible(soon);
      await unmoved();
    },
    async seesAcknowledged() {
      const panel = atClass.getByRole('region', { name: 'Purchase orders' });
      await expect(panel.getByRole('button', { name: `Acknowledge ${sold.order.reference}` })).toHaveCount(0, soon);
      await expect(panel).toContainText('Acknowledged');
      await unmoved();
    },
    async seesNotes(count) {
      await expect(main.getByRole('tab', { name: `Notes ${count}` })).toBeVisible(soon);
      await unmoved();
    },
  };
}

/**
 * Focuses an element.
 *
 * @returns a check that the focus, the document and the scroll position are unchanged.
 */
async function keepFocus(page: Page, on: Locator): Promise<() => Promise<void>> {
  await on.focus();
  const notReloaded = await markDocument(page);
  return async () => {
    await expect(on).toBeFocused();
    await notReloaded();
  };
}
