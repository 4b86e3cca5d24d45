import { addDays, type DateRange, type IsoDate } from '@console/format';
import { date, inOrder, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** The input of the download of a customer's statement. */
export const statementInput = inOrder(
  z.object({
    customer: reference('Customer', 'customers', { required }),
    from: date('From', { required }),
    to: date('To', { required }),
  }),
  'from',
  'to',
);

/** Returns the days that a statement has unless somebody chooses others: the month before and this one, up to the day. */
export function usualStatement(day: IsoDate): DateRange {
  return { start: `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, end: day };
}
