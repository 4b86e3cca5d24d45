import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Money } from '@console/design-system/money';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceLinesCard_invoice$data,
  InvoiceLinesCard_invoice$key,
} from './__generated__/InvoiceLinesCard_invoice.graphql.ts';
import { vatRateLabel } from './vatLabels.ts';

type Line = InvoiceLinesCard_invoice$data['lines']['edges'][number]['node'];

/** The lines of an invoice. */
export function InvoiceLinesCard({ invoice: key }: { invoice: InvoiceLinesCard_invoice$key }) {
  const { lines } = useFragment(
    graphql`
      fragment InvoiceLinesCard_invoice on Invoice {
        lines(first: 100) {
          edges {
            node {
              id
              description
              quantity
              unitPrice {
                amount
              }
              taxable
              taxRatePercent
              netPrice {
                amount
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <Card title="Lines" flush>
      <DataTable
        variant="card"
        label="Lines"
        columns={columns}
        rows={lines.edges.map(({ node }) => node)}
        rowKey={idOf}
        empty={<EmptyState small title="No items." />}
      />
    </Card>
  );
}

const idOf = ({ id }: Line) => id;

const columns: readonly Column<Line>[] = [
  { id: 'description', header: 'Description', cell: ({ description }) => description, minWidth: 140, wrap: true },
  { id: 'quantity', header: 'Qty', cell: ({ quantity }) => quantity, width: 48, minWidth: 44, align: 'end' },
  {
    id: 'unitPrice',
    header: 'Unit price',
    cell: ({ unitPrice }) => <Money pence={unitPrice.amount} />,
    width: 96,
    minWidth: 92,
    align: 'end',
    dropRank: 2,
  },
  { id: 'vat', header: 'VAT', cell: vatRateLabel, width: 60, minWidth: 56, align: 'end', dropRank: 1 },
  {
    id: 'netPrice',
    header: 'Net price',
    cell: ({ netPrice }) => <Money pence={netPrice.amount} />,
    width: 108,
    minWidth: 96,
    align: 'end',
  },
];
