import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { mouse } from '../Actor.ts';
import { expectState } from '../classMoves.ts';
import { type Day, dialog, enter, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { expectScreen, notice } from '../screens.ts';

/** A purchase from a new supplier. */
export interface PurchaseDay extends Pick<Day, 'actor'> {
  readonly supplier: string;
  /** The browser of the other administrator, who has signed in. */
  readonly approver: Page;
}

/** Creates a supplier with bank details, which wait for another administrator (PUR-01). */
export async function createSupplier({ actor, supplier }: PurchaseDay): Promise<void> {
  const field = (name: RegExp) => main(actor).getByRole('textbox', { name });
  await enter(actor, 'Suppliers');
  await expectScreen(actor.page, 'Suppliers');
  await actor.press(main(actor).getByRole('link', { name: 'New supplier' }));
  await expectScreen(actor.page, 'New supplier');
  await actor.type(field(/^Name/), supplier);
  await actor.type(field(/^Purchases email/), 'orders@skelton.example');
  await actor.type(field(/^Bank sort code/), '719356');
  await actor.type(field(/^Bank account number/), '61938274');
  await actor.press(main(actor).getByRole('button', { name: 'Create supplier' }));
  await expect(notice(actor.page, 'Supplier successfully saved')).toBeVisible();
  await expectScreen(actor.page, supplier);
  await expect(main(actor)).toContainText('New bank details wait for approval. Until then this supplier has none.');
  await expect(main(actor)).not.toContainText('61938274');
}

/** The other administrator approves them, after a call. The page of the first one follows. */
export async function approveBankDetails({ actor, supplier, approver }: PurchaseDay): Promise<void> {
  const other = mouse(approver);
  await approver.bringToFront();
  await other.press(main(other).getByRole('link', { name: supplier }));
  await other.press(main(other).getByRole('button', { name: 'Approve' }));
  await other.type(dialog(other).getByRole('textbox', { name: /^How they were verified/ }), 'A call to 0113 496 0118');
  await other.press(dialog(other).getByRole('button', { name: 'Approve' }));
  await expect(notice(approver, 'The new bank details are approved.')).toBeVisible();
  await actor.page.bringToFront();
  await expect(main(actor).getByText('New bank details wait for approval')).toHaveCount(0, soon);
}

/** Raises an order of two days at £450.00 from the supplier's page, and makes it confirmed (PUR-05). */
export async function raiseOrder({ actor, supplier }: PurchaseDay): Promise<void> {
  const { page } = actor;
  await actor.press(main(actor).getByRole('link', { name: 'Raise order' }));
  await expectScreen(page, 'New purchase order');
  await expect(main(actor).getByRole('combobox', { name: /^Supplier/ })).toHaveValue(supplier);
  const item = main(actor).getByRole('group', { name: 'Item 1' });
  await actor.type(item.getByRole('textbox', { name: /^Description/ }), 'Room hire');
  await actor.type(item.getByRole('textbox', { name: /^Quantity/ }), '2');
  await actor.type(item.getByRole('textbox', { name: /^Unit price/ }), '450');
  await expect(main(actor)).toContainText('£1,080.00');
  await actor.press(main(actor).getByRole('button', { name: 'Create order' }));
  await expectScreen(page, /^PO-\d+/);
  await expectState(page, 'Draft');
  await move('Propose', 'Provisional');
  await move('Confirm', 'Confirmed');

  async function move(label: string, state: string): Promise<void> {
    await actor.press(main(actor).getByRole('button', { name: label, exact: true }));
    await actor.press(dialog(actor).getByRole('button', { name: label, exact: true }));
    await expect(dialog(actor)).toHaveCount(0);
    await expectState(page, state);
  }
}

/** Records that the supplier has accepted the order, and that it has delivered. */
export async function receiveOrder({ actor }: PurchaseDay): Promise<void> {
  const { page } = actor;
  await expect(main(actor).getByText('Pending', { exact: true })).toBeVisible();
  await actor.press(main(actor).getByRole('button', { name: /^Acknowledge PO-/ }));
  await actor.press(dialog(actor).getByRole('button', { name: 'Acknowledge' }));
  await expect(notice(page, /^PO-\d+ is acknowledged\.$/)).toBeVisible();
  await expect(main(actor).getByText('Pending', { exact: true })).toHaveCount(0);
  await actor.press(main(actor).getByRole('button', { name: 'Mark as delivered' }));
  await actor.press(dialog(actor).getByRole('button', { name: 'Mark as delivered' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expectState(page, 'Delivered');
}

/** Records the supplier's bill about all of it, which makes the order billed, and finds the order beside the supplier. */
export async function recordBill({ actor, supplier }: PurchaseDay): Promise<void> {
  const { page } = actor;
  await actor.press(main(actor).getByRole('button', { name: 'Record bill' }));
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Bill number/ }), 'SK-2041');
  await actor.type(dialog(actor).getByRole('combobox', { name: /^Bill date/ }), new Date().toISOString().slice(0, 10));
  await expect(dialog(actor)).toContainText('As ordered');
  await expect(dialog(actor)).toContainText('£1,080.00');
  await actor.press(dialog(actor).getByRole('button', { name: 'Record bill' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expectState(page, 'Billed');
  await expect(main(actor).getByRole('table', { name: 'Bills' })).toContainText('SK-2041');
  await actor.press(main(actor).getByRole('link', { name: supplier }).first());
  await expectScreen(page, supplier);
  await expect(main(actor).getByRole('table', { name: 'Latest purchase orders' })).toContainText('Billed');
}
