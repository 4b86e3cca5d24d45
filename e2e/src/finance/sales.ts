import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { checkScreen, type Day, dialog, enter, main } from '../day/Day.ts';
import type { Invoice } from '../invoices.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen, go, notice } from '../screens.ts';
import type { CustomerWithDrafts } from './customerWithDrafts.ts';

/** The money of a customer's day. */
export interface SalesDay extends Pick<Day, 'actor' | 'withAxe'> {
  readonly customer: CustomerWithDrafts;
}

/** Opens an invoice from the list of the customer's invoices. */
async function openFromList({ actor, customer }: SalesDay, { reference }: Invoice): Promise<void> {
  await go(actor.page, `/invoice?customer=${pathOf(customer.id, '').slice(1)}`);
  await expectScreen(actor.page, 'Invoices');
  await actor.press(main(actor).getByRole('link', { name: reference, exact: true }));
  await expectScreen(actor.page, new RegExp(reference));
}

/** Issues a draft as at today. It gets its number, and a due date by the customer's terms. */
export async function issue(day: SalesDay, invoice: Invoice): Promise<void> {
  const { actor } = day;
  await openFromList(day, invoice);
  await expectState(actor.page, 'Draft');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Issue', exact: true }));
  await expect(dialog(actor)).toContainText('Due date');
  await expect(dialog(actor)).toContainText('in 14 days');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Issue', exact: true }));
  await expect(notice(actor.page, new RegExp(`^${invoice.reference} is issued as number \\S+\\.$`))).toBeVisible();
  await expect(main(actor)).toContainText(/Number \S+/);
  await expect(main(actor).getByRole('button', { name: 'Issue', exact: true })).toHaveCount(0);
}

/** Prints it: the PDF opens by a signed link in a tab of its own (BIL-03). */
export async function print({ actor }: SalesDay): Promise<void> {
  const file = actor.page.context().waitForEvent('response', (response) => /\/downloads\//.test(response.url()));
  await actor.choose(main(actor).getByRole('button', { name: 'Print', exact: true }), 'PDF');
  const { ok, type } = await file.then((answer) => ({ ok: answer.ok(), type: answer.headers()['content-type'] }));
  expect({ ok, type }).toEqual({ ok: true, type: 'application/pdf' });
  await actor.page.bringToFront();
}

/** The row of the customer among the debtors, found by its name. */
async function findDebtor({ actor, customer }: SalesDay) {
  await enter(actor, 'Debtors');
  await expectScreen(actor.page, 'Debtors');
  await actor.type(main(actor).getByPlaceholder('Filter by customer'), customer.name);
  await expect(actor.page).toHaveURL(/[?&]q=/);
  return main(actor)
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .filter({ has: actor.page.getByRole('link', { name: customer.name }) });
}

/** A customer who owes nothing is no debtor. */
export async function seeNoDebt(day: SalesDay): Promise<void> {
  const row = await findDebtor(day);
  await expect(main(day.actor).getByText(/^No customer was found/)).toBeVisible();
  await expect(row).toHaveCount(0);
}

/** Records one receipt of £500.00 at the customer. It pays the older invoice, and all of the other but £100.00 (BIL-05). */
export async function recordReceipt(day: SalesDay): Promise<void> {
  const { actor, customer } = day;
  const { larger, smaller } = customer;
  await actor.press(main(actor).getByRole('link', { name: customer.name }));
  await expectScreen(actor.page, customer.name);
  await actor.press(main(actor).getByRole('button', { name: 'Record receipt' }));
  const partOf = ({ reference }: Invoice) => dialog(actor).getByRole('textbox', { name: `Amount for ${reference}` });
  await expect(partOf(smaller)).toHaveValue('');
  await actor.type(dialog(actor).getByRole('textbox', { name: 'Amount', exact: true }), '500');
  await expect(partOf(smaller)).toHaveValue('240.00');
  await expect(partOf(larger)).toHaveValue('260.00');
  await expect(dialog(actor)).toContainText('All of it is for these invoices.');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Record receipt' }));
  await expect(notice(actor.page, /^RCP-\d+ of £500\.00 is recorded\.$/)).toBeVisible();
}

/** Credits what is left of the larger invoice, and reads what the credit note says about itself (BIL-08). */
export async function creditRest(day: SalesDay): Promise<void> {
  const { actor, customer } = day;
  const { reference } = customer.larger;
  await actor.press(main(actor).getByRole('link', { name: reference }));
  await expectScreen(actor.page, new RegExp(reference));
  await expectState(actor.page, 'Part paid');
  await expect(main(actor).getByRole('table', { name: 'Payments' })).toContainText('£260.00');
  await actor.choose(main(actor).getByRole('button', { name: 'More actions' }), 'Write a credit note');
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Reason/ }), 'One of three was ill');
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Amount of / }), '100');
  await expect(dialog(actor)).toContainText('Credits £100.00, of which £16.67 is VAT.');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Issue credit note' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expectState(actor.page, 'Paid');
  const payments = main(actor).getByRole('table', { name: 'Payments' });
  await actor.press(payments.getByRole('link', { name: /^INV-/ }));
  await expect(main(actor)).toContainText('£100.00 pays invoices.');
  await expect(main(actor)).toContainText('One of three was ill');
  await expect(main(actor).getByRole('link', { name: reference }).first()).toBeVisible();
  await checkScreen(day);
}

/** The customer owes both invoices. */
export async function seeDebt(day: SalesDay): Promise<void> {
  const row = await findDebtor(day);
  await expect(row).toContainText('£600.00');
  await expect(row.getByRole('link', { name: /^INV-/ })).toBeVisible();
  await checkScreen(day);
}
