import { days, type Random, random } from '@console/api-kit/seeding';
import type { PaymentMethod } from '@console/core-contracts';

export interface PlannedPayment {
  receivedAt: Date;
  /** In pence. */
  amount: number;
  /** Null for a write-off. */
  paymentMethod: PaymentMethod | null;
  notes: string | null;
  /** Why it is written off instead of paid. */
  reason?: string;
  /** When and why it was taken back. */
  takenBack?: { at: Date; reason: string };
}

/** The sum of what settles an invoice, in pence: without what was taken back. */
export function sumOf(payments: readonly PlannedPayment[]): number {
  return payments.reduce((sum, { amount, takenBack }) => sum + (takenBack ? 0 : amount), 0);
}

interface Payable {
  draw: Random;
  documentDate: Date;
}

/** The numbers of days after which customers pay. Most pay within their terms, some long after. */
const DELAYS = [3, 7, 12, 14, 18, 21, 25, 28, 28, 30, 30, 33, 37, 44, 52, 71, 96];

/** An invoice that is older than this number of days is always paid in full. */
const WRITTEN_OFF_DAYS = 260;

/** The amount, in pence, from which some customers pay by instalments. */
const DEAR = 250_000;

/**
 * Plans the payments of an invoice until now. Most invoices have one payment of the whole sum. Some have several
 * payments, a payment that is a little too high, or no payment yet.
 */
export function paymentsFor({ draw, documentDate }: Payable, gross: number, now: Date): PlannedPayment[] {
  if (gross === 0) return [];
  const old = documentDate < days.addDays(now, -WRITTEN_OFF_DAYS);
  const delay = draw.pick(DELAYS);
  const fate = draw.number();
  const paymentMethod = draw.chance(0.75) ? 'bank_transfer' : 'credit_card';
  const paid = (afterDays: number, amount: number, notes: string | null = null): PlannedPayment => ({
    receivedAt: days.addDays(documentDate, afterDays + (8 * 60 + draw.between(0, 540)) / 1_440),
    amount,
    paymentMethod,
    notes,
  });
  const parts = () => {
    if (fate < 0.05 && !old) return [];
    if (fate < 0.12) {
      const deposit = Math.max(1, Math.round((gross * draw.pick([0.25, 0.4, 0.5])) / 100) * 100);
      const rest = old || draw.chance(0.5) ? [paid(delay + 24, gross - deposit, 'Balance')] : [];
      return [paid(Math.ceil(delay / 3), deposit, 'Deposit'), ...rest];
    }
    if (fate > 0.9 && gross >= DEAR)
      return instalments(gross, draw.between(6, 8)).map((amount, at) =>
        paid(10 + at * 15, amount, `Instalment ${at + 1}`),
      );
    if (old && fate > 0.99)
      return [{ ...paid(WRITTEN_OFF_DAYS - 10, gross), paymentMethod: null, reason: 'The company is dissolved.' }];
    if (fate > 0.975 && fate < 0.99) {
      const bounced = paid(delay, gross);
      const takenBack = { at: days.addDays(bounced.receivedAt, 2), reason: 'The bank returned the transfer.' };
      return [{ ...bounced, takenBack }, paid(delay + 4, gross)];
    }
    if (fate < 0.14) return [paid(delay, gross + draw.pick([1_000, 2_500, 12_000]), 'More than was due')];
    return [paid(delay, gross)];
  };
  return parts().filter(({ amount, receivedAt, takenBack }) => amount > 0 && (takenBack?.at ?? receivedAt) < now);
}

function instalments(gross: number, count: number): number[] {
  const each = Math.floor(gross / count);
  return Array.from({ length: count }, (_, at) => (at < count - 1 ? each : gross - each * (count - 1)));
}

/** Returns the member of staff who entered a payment. `place` is the payment's number within the invoice. */
export function enteredBy(invoiceId: string, place: number, staffIds: readonly string[]): string {
  return random('payment entered by', invoiceId, place).pick(staffIds);
}
