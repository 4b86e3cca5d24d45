import { paymentMethods } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { MetaLine } from '@console/design-system/page-frame';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoicePaymentsCard_invoice$data,
  InvoicePaymentsCard_invoice$key,
} from './__generated__/InvoicePaymentsCard_invoice.graphql.ts';

type Payment = InvoicePaymentsCard_invoice$data['payments']['edges'][number]['node'];

/** The newest five payments, with the number and the sum of all payments (O§2, O§9). */
export function InvoicePaymentsCard({ invoice: key }: { invoice: InvoicePaymentsCard_invoice$key }) {
  const { totalPaid, payments } = useFragment(
    graphql`
      fragment InvoicePaymentsCard_invoice on Invoice {
        totalPaid {
          amount
        }
        payments(first: 5) {
          edges {
            node {
              id
              receivedAt
              amountAsMoney {
                amount
              }
              paymentMethod
              notes
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
  const rows = payments.edges.map(({ node }) => node);
  const { totalCount } = payments;
  const isCut = totalCount > rows.length;
  return (
    <Card
      title="Payments"
      count={isCut ? undefined : totalCount}
      flush
      actions={
        totalCount > 0 && (
          <Text role="meta">
            <MetaLine>
              {isCut && `${rows.length} of ${totalCount}`}
              <span>
                Total paid <Money pence={totalPaid.amount} />
              </span>
            </MetaLine>
          </Text>
        )
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

const columns: readonly Column<Payment>[] = [
  {
    id: 'received',
    header: 'Received',
    cell: ({ receivedAt }) => <DateText value={receivedAt} />,
    width: 108,
    whole: true,
    minWidth: 96,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amountAsMoney }) => <Money pence={amountAsMoney.amount} />,
    width: 100,
    minWidth: 88,
    align: 'end',
  },
  {
    id: 'method',
    header: 'Method',
    cell: ({ paymentMethod }) => paymentMethods.labelOf(paymentMethod),
    width: 116,
    minWidth: 104,
  },
  {
    id: 'createdBy',
    header: 'Created by',
    cell: ({ createdBy }) => createdBy?.person.fullName ?? '–',
    width: 124,
    minWidth: 104,
    dropRank: 2,
  },
  { id: 'notes', header: 'Notes', cell: ({ notes }) => notes ?? '–', minWidth: 80, dropRank: 1, wrap: true },
];
