import { keyboard, mouse } from '../src/Actor.ts';
import { step } from '../src/day/Day.ts';
import { customerWithDrafts } from '../src/finance/customerWithDrafts.ts';
import { approveBankDetails, createSupplier, raiseOrder, receiveOrder, recordBill } from '../src/finance/purchases.ts';
import { issue, print, seeDebt, seeNoDebt } from '../src/finance/sales.ts';
import { test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

test('BIL-03 BIL-07 BIL-08 a finance day, from two drafts to a debtor, by mouse', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customer = await customerWithDrafts(server.url, await token('manager'), 'Ferrier Leatherworks');
  await signIn('manager', '/invoice');
  const day = { actor: mouse(page), withAxe: true, customer };
  await step('finds no debtor', () => seeNoDebt(day));
  await step('issues the smaller invoice', () => issue(day, customer.smaller));
  await step('issues the larger invoice', () => issue(day, customer.larger));
  await step('prints it', () => print(day));
  await step('finds the debtor', () => seeDebt(day));
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'no-preference' } });

  test('PUR-01 PUR-05 a finance day, from a new supplier to its billed order, by keyboard alone', async ({
    page,
    signIn,
    newVisitor,
  }) => {
    const approver = await newVisitor({ colorScheme: 'dark' });
    await signIn('administrator', '/supplier?bankChangeWaits=1', approver);
    await expectScreen(approver, 'Suppliers');
    await signIn('admin', '/purchase-order');
    const day = { actor: keyboard(page), supplier: 'Skelton Rooms Ltd', approver };
    await step('creates a supplier', () => createSupplier(day));
    await step('has its bank details approved', () => approveBankDetails(day));
    await step('raises an order', () => raiseOrder(day));
    await step('has it acknowledged and delivered', () => receiveOrder(day));
    await step('records the bill', () => recordBill(day));
  });
});
