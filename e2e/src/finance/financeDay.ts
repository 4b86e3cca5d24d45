import { step } from '../day/Day.ts';
import {
  approveBankDetails,
  createSupplier,
  type PurchaseDay,
  raiseOrder,
  receiveOrder,
  recordBill,
} from './purchases.ts';
import { creditRest, issue, print, recordReceipt, type SalesDay, seeDebt, seeNoDebt } from './sales.ts';

export interface FinanceDay extends SalesDay, PurchaseDay {}

/** A day of finance: what a customer owes, until it owes nothing, and what a supplier bills. */
export async function financeDay(day: FinanceDay): Promise<void> {
  await step('finds no debtor', () => seeNoDebt(day));
  await step('issues the smaller invoice', () => issue(day, day.customer.smaller));
  await step('issues the larger invoice', () => issue(day, day.customer.larger));
  await step('prints it', () => print(day));
  await step('finds the debtor', () => seeDebt(day));
  await step('records one receipt over both invoices', () => recordReceipt(day));
  await step('credits the rest', () => creditRest(day));
  await step('finds no debtor any more', () => seeNoDebt(day));
  await step('creates a supplier', () => createSupplier(day));
  await step('has its bank details approved', () => approveBankDetails(day));
  await step('raises an order', () => raiseOrder(day));
  await step('has it acknowledged and delivered', () => receiveOrder(day));
  await step('records the bill', () => recordBill(day));
}
