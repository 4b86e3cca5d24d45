import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { rowOf } from '../live.ts';
import { NO_SERVER } from '../PageWatch.ts';
import { expectScreen } from '../screens.ts';
import { type ManagerBooking, publicItem } from './booking.ts';
import { contact, type ManagerDay } from './ManagerDay.ts';
import { receivePayment } from './receivePayment.ts';

const reason = 'Two people have left the company.';
/** Two seats of £420.00 with 20 % VAT. */
const received = '£1,008.00';

/** The customer pays for everything. */
export async function pay(day: ManagerDay, { id }: ManagerBooking): Promise<void> {
  const { actor, colleague, title, server, allowErrors } = day;
  allowErrors(NO_SERVER);
  await colleague.close();
  await receivePayment(server, id);
  await actor.page.reload();
  await expectScreen(actor.page, title);
  await expect(main(actor).getByRole('region', { name: 'Invoices' })).toContainText('Paid');
}

/** Cancels the paid seats. The other item stays, and the booking says what to return and whom to tell (BKG-04). */
export async function cancelPaidItem(day: ManagerDay): Promise<void> {
  const { actor, subjects } = day;
  const item = publicItem(day);
  await actor.choose(item.getByRole('button', { name: /^Actions of/ }), 'Cancel item');
  await expect(dialog(actor).getByRole('heading', { name: `Cancel ${subjects.sold.title}?` })).toBeVisible();
  await expect(dialog(actor)).toContainText(`stays: ${received} was paid on it, to be refunded or credited`);
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Reason/ }), reason);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Cancel item' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(item).toContainText('Canceled');
  await expect(item).toContainText(reason);
  await expectState(actor.page, 'Confirmed');
  await expect(main(actor).getByText('To be refunded or credited', { exact: true }).locator('..')).toContainText(
    received,
  );
  await expect(main(actor)).toContainText(`${received} to be refunded or credited`);
  const progress = main(actor).getByRole('list', { name: 'Progress of the booking' });
  await expect(progress).toContainText('£2,172.00 of £2,172.00');
  const people = main(actor).getByRole('region', { name: 'People to tell' });
  for (const name of [contact.fullName, 'Ida Rhodes', 'Edith Clarke']) await expect(people).toContainText(name);
  await checkScreen(day);
}

/** Finds the booking among those with money to return. */
export async function findToRefund(day: ManagerDay, { reference }: ManagerBooking): Promise<void> {
  const { actor, title } = day;
  const { page } = actor;
  await enter(actor, 'Bookings');
  await expectScreen(page, 'Bookings');
  await actor.press(main(actor).getByRole('button', { name: 'More', exact: true }));
  await actor.filterFew(page.getByRole('button', { name: /^To be refunded or credited/ }), 'Yes');
  await expect(page).toHaveURL(/toBeRefunded=1/);
  await expect(rowOf(page, reference)).toContainText(title);
  await checkScreen(day);
}
