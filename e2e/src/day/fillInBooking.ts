import { expect } from 'playwright/test';
import { expectScreen } from '../screens.ts';
import { checkScreen, type Day, main } from './Day.ts';

/** Fills in the form for a new booking, and leaves it open. */
export async function fillInBooking(
  { actor, withAxe, title }: Pick<Day, 'actor' | 'withAxe' | 'title'>,
  { customer, booker, brand }: Pick<Day['subjects'], 'customer' | 'booker' | 'brand'>,
): Promise<void> {
  await expectScreen(actor.page, 'New booking');
  const picker = (name: RegExp) => main(actor).getByRole('combobox', { name });
  await actor.pick(picker(/^Customer/), customer.name, customer.name);
  await expect(main(actor).getByText(customer.billingAddress.address1)).toBeVisible();
  await actor.pick(picker(/^Booker/), booker, booker);
  await actor.pick(picker(/^Billing contact/), booker, booker);
  await actor.type(main(actor).getByRole('textbox', { name: /^Title/ }), title);
  await actor.pick(picker(/^Brand/), brand, brand);
  await checkScreen({ actor, withAxe });
}
