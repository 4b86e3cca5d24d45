import { invalidInput, mutationField, staff, startOf } from '@console/api-kit';
import { recordReceiptInput, whyNotYet } from '@console/billing-contracts';
import { Customer } from '@console/core-api';
import { Receipt } from '../nodes.ts';
import { defaultSeller, lockBookingsOf, lockInvoices } from '../settling/lockMoney.ts';
import { invoicesOf, planAllocations } from '../settling/planSettling.ts';
import { keepSeller, refuseUnlessPlanned, settle } from '../settling/settle.ts';

mutationField('recordReceipt', {
  description:
    'Records a sum that came in from a customer, and pays invoices with it. What is for no invoice stays on account.',
  rule: staff,
  input: recordReceiptInput,
  describe: { receivedOn: 'YYYY-MM-DD, not in the future and not before the lock date of the seller.' },
  changes: Receipt,
  write: async (writing, { customer: customerIri, receivedOn, allocations, ...sum }) => {
    const tooEarly = whyNotYet('Received on', receivedOn, writing.now);
    if (tooEarly !== null) throw invalidInput({ path: 'receivedOn', message: tooEarly });
    const ids = invoicesOf(allocations);
    const bookings = await lockBookingsOf(writing, ids);
    const customer = await writing.refer(Customer, customerIri, 'customer');
    const invoices = await lockInvoices(writing, ids);
    const source = { customerId: customer.id, sellerId: null, left: sum.amount };
    const plan = planAllocations(source, allocations, invoices);
    refuseUnlessPlanned(writing, plan);
    const [first] = plan.settlements;
    const sellerId = (first && invoices.get(first.invoice.id)?.sellerId) ?? (await defaultSeller(writing.tx));
    await keepSeller(writing, sellerId, [receivedOn]);
    const receivedAt = startOf(receivedOn);
    const receipt = await writing.insert(Receipt, { ...sum, customerId: customer.id, sellerId, receivedAt });
    const { id: receiptId, paymentMethod, notes } = receipt;
    await settle(writing, plan.settlements, { kind: 'payment', receiptId, paymentMethod, notes }, receivedAt, bookings);
    return receipt;
  },
});
