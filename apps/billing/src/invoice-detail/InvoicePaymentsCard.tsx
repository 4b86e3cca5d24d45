import { invoiceLinks, invoiceStatuses, invoiceTypes, paymentKinds, whyNotSettle } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { MetaLine } from '@console/design-system/page-frame';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { formatDate } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ReceiptButton } from '../receipt-dialog/ReceiptButton.tsx';
import { RecordReceiptButton } from '../record-receipt/RecordReceiptButton.tsx';
import { TakeBackPayment } from '../take-back/TakeBackPayment.tsx';
import type {
  InvoicePaymentsCard_invoice$data,
  InvoicePaymentsCard_invoice$key,
} from './__generated__/InvoicePaymentsCard_invoice.graphql.ts';

type Payment = InvoicePaymentsCard_invoice$data['payments']['edges'][number]['node'];

/** The newest five payments, with the number and the sum of all payments (O§2, O§9). */
export function InvoicePaymentsCard({ invoice: key }: { invoice: InvoicePaymentsCard_invoice$key }) {
  const { id, type, status, balanceDue, customer, totalPaid, settlement, payments } = useFragment(
    graphql`
      fragment InvoicePaymentsCard_invoice on Invoice {
        id
        type
        status
        balanceDue {
          amount
        }
        customer {
          id
          name
        }
        totalPaid {
          amount
        }
        settlement {
          credited {
            amount
          }
          writtenOff {
            amount
          }
          outside {
            amount
          }
        }
        payments(first: 5) {
          edges {
            node {
              id
              kind
              receivedAt
              amountAsMoney {
                amount
              }
              paymentMethod
              notes
              reason
              reversedAt
              reversalReason
              receipt {
                id
                reference
                customer {
                  id
                  name
                }
              }
              creditNote {
                id
                reference
              }
              ...TakeBackPayment_payment
              createdBy {
                person {
                  fullName
                }
              }
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const isPayable =
    whyNotSettle('', { type: invoiceTypes.of(type), status: invoiceStatuses.of(status), owed: balanceDue.amount }) ===
    null;
  const rows = payments.edges.map(({ node }) => node);
  const { totalCount } = payments;
  const isCut = totalCount > rows.length;
  const isAllMoney = [settlement.credited, settlement.writtenOff, settlement.outside].every(
    ({ amount }) => amount === 0,
  );
  return (
    <Card
      title="Payments"
      count={isCut ? undefined : totalCount}
      flush
      actions={
        <>
          {totalCount > 0 && (
            <Text role="meta">
              <MetaLine>
                {isCut && `${rows.length} of ${totalCount}`}
                <span>
                  {isAllMoney ? 'Total paid' : 'Total settled'} <Money pence={totalPaid.amount} />
                </span>
              </MetaLine>
            </Text>
          )}
          {isPayable && <RecordReceiptButton customer={customer} invoice={id} />}
        </>
      }
    >
      <DataTable
        variant="card"
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        empty={<EmptyState small title="No payments yet." />}
      />
    </Card>
  );
}

const idOf = ({ id }: Payment) => id;

/** The method of the money, or what else settles the invoice. */
const methodOf = ({ kind, paymentMethod }: Payment) =>
  paymentMethod ? paymentMethods.labelOf(paymentMethod) : paymentKinds.labelOf(kind);

const { date, money, text } = columnsOf<Payment>();

const columns: readonly Column<Payment>[] = [
  date('received', 'Received', ({ receivedAt }) => receivedAt, { minWidth: 92, phoneWidth: 64, wrap: true }),
  {
    ...money('amount', 'Amount', ({ amountAsMoney }) => amountAsMoney, { width: 100, minWidth: 88, phoneWidth: 84 }),
    cell: ({ amountAsMoney, reversedAt }) => <Money pence={amountAsMoney.amount} struck={Boolean(reversedAt)} />,
  },
  {
    id: 'method',
    header: 'Method',
    cell: (payment) => (
      <Stack gap="none">
        <span>{methodOf(payment)}</span>
        <span>{sourceOf(payment)}</span>
      </Stack>
    ),
    width: 116,
    minWidth: 104,
    phoneWidth: 84,
    wrap: true,
  },
  text('createdBy', 'Created by', ({ createdBy }) => createdBy?.person.fullName, {
    width: 124,
    minWidth: 104,
    dropRank: 2,
  }),
  text('notes', 'Notes', notesOf, { minWidth: 80, dropRank: 1, wrap: true }),
  {
    id: 'takeBack',
    header: 'Action',
    cell: (payment) => <TakeBackPayment payment={payment} />,
    width: 64,
    minWidth: 60,
    phoneWidth: 56,
    align: 'end',
  },
];

/** The receipt or the credit note that it comes from. */
function sourceOf({ receipt, creditNote }: Payment): ReactNode {
  if (receipt) return <ReceiptButton receipt={receipt} customer={receipt.customer} />;
  return creditNote && <Link to={invoiceLinks.detail(creditNote.id)}>{creditNote.reference}</Link>;
}

/** Notes and reasons. A payment that was taken back says when and why. */
function notesOf({ notes, reason, reversedAt, reversalReason }: Payment): string {
  const back = reversedAt && `Taken back on ${formatDate(reversedAt)}: ${reversalReason}`;
  return [notes, reason, back].filter(Boolean).join('. ');
}
