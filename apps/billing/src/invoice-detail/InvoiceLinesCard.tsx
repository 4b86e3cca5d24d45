import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
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

const { money, number, text } = columnsOf<Line>();

const columns: readonly Column<Line>[] = [
  text('description', 'Description', ({ description }) => description, { minWidth: 140, wrap: true }),
  number('quantity', 'Qty', ({ quantity }) => quantity, { width: 48, minWidth: 44 }),
  money('unitPrice', 'Unit price', ({ unitPrice }) => unitPrice, { width: 96, dropRank: 2 }),
  text('vat', 'VAT', vatRateLabel, { width: 60, minWidth: 56, align: 'end', dropRank: 1 }),
  money('netPrice', 'Net price', ({ netPrice }) => netPrice, { width: 108, minWidth: 96 }),
];
