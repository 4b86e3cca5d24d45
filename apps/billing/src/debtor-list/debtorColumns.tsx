import { type DebtAge, type DebtDate, debtAges, debtAgesBy, invoiceLinks } from '@console/billing-contracts';
import { coreLinks, sendEmailAnchor } from '@console/core-contracts';
import { stackedBar } from '@console/design-system/chart';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { formatDate, formatMoney } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { StatementButton } from '../customer-statement/StatementButton.tsx';
import { invoicesOfCustomer, unpaidInvoicesOf } from '../invoice-list/invoiceList.ts';
import type {
  debtorColumns_debtor$data,
  debtorColumns_debtor$key,
} from './__generated__/debtorColumns_debtor.graphql.ts';
import { ageSteps } from './ageSteps.ts';

/** The fields of a debtor that its row shows. */
export function useDebtorRow(key: debtorColumns_debtor$key): debtorColumns_debtor$data {
  return useFragment(
    graphql`
      fragment debtorColumns_debtor on Debtor {
        customer { id name remindedAt }
        ages { age amount { amount } }
        credit { amount }
        balance { amount }
        oldestInvoice { id reference }
      }
    `,
    key,
  );
}

const { link, text } = columnsOf<debtorColumns_debtor$data>();

const amountOf = ({ ages }: debtorColumns_debtor$data, age: DebtAge) =>
  ages.find((each) => each.age === age)?.amount.amount ?? 0;

/** An amount, or a dash for nothing. So the amounts that matter stand out. */
const sumOf = (pence: number) => (pence === 0 ? null : formatMoney(pence));

/** The balance leads to the invoices that make it: those that are unpaid now. A customer with credit only has none of them. */
function balanceLink({ customer, balance, ages }: debtorColumns_debtor$data) {
  const owes = ages.some(({ amount }) => amount.amount > 0);
  return { to: (owes ? unpaidInvoicesOf : invoicesOfCustomer)(customer.id), text: formatMoney(balance.amount) };
}

/** When the last email about money went to the customer. The dialog at the customer sends the next one, with a statement. */
const reminderLink = ({ customer: { id, remindedAt } }: debtorColumns_debtor$data) => ({
  to: `${coreLinks.customer(id)}#${sendEmailAnchor}`,
  text: remindedAt ? formatDate(remindedAt) : 'Send the first',
});

function columnsBy(date: DebtDate): readonly Column<debtorColumns_debtor$data>[] {
  return keepOnPhone(
    ['customer', 'balance'],
    [
      link('customer', 'Customer', ({ customer: { id, name } }) => ({ to: coreLinks.customer(id), text: name }), {
        minWidth: 148,
        sort: 'customer_name',
        always: true,
      }),
      {
        id: 'bar',
        header: 'Ages',
        cell: ({ ages }) =>
          stackedBar(
            debtAges.values.map((age) => ({
              id: age,
              value: ages.find((each) => each.age === age)?.amount.amount ?? 0,
              step: ageSteps[age],
            })),
          ),
        width: 96,
        dropRank: 3,
      },
      ...debtAgesBy(date).map(({ age, label }, at) =>
        text(age, label, (debtor) => sumOf(amountOf(debtor, age)), {
          width: 112,
          minWidth: 100,
          align: 'end',
          firstDirection: 'desc',
          dropRank: 7 + at,
        }),
      ),
      text('credit', 'On account', ({ credit }) => sumOf(credit.amount), {
        width: 112,
        minWidth: 96,
        align: 'end',
        dropRank: 2,
      }),
      link('balance', 'Balance', balanceLink, { width: 116, minWidth: 104, align: 'end', firstDirection: 'desc' }),
      link(
        'oldestInvoice',
        'Oldest invoice',
        ({ oldestInvoice: oldest }) => oldest && { to: invoiceLinks.detail(oldest.id), text: oldest.reference },
        { width: 112, minWidth: 104, whole: true, sort: 'oldest', dropRank: 6 },
      ),
      {
        id: 'statement',
        header: 'Statement',
        cell: ({ customer }) => <StatementButton customer={customer} />,
        width: 96,
        minWidth: 92,
        whole: true,
        dropRank: 5,
      },
      link('reminder', 'Reminder', reminderLink, { width: 112, minWidth: 104, whole: true, dropRank: 4 }),
    ],
  );
}

/** Every column of the list, in its standard order, by the date from which the ages count. */
export const debtorColumns: Readonly<Record<DebtDate, readonly Column<debtorColumns_debtor$data>[]>> = {
  due_date: columnsBy('due_date'),
  document_date: columnsBy('document_date'),
};
