import { PriceLinesCard } from '@console/core-web';
import { type Column, columnsOf } from '@console/design-system/table';
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
  return <PriceLinesCard title="Lines" lines={lines.edges.map(({ node }) => node)} taxColumns={taxColumns} />;
}

const { text } = columnsOf<Line>();

const taxColumns: readonly Column<Line>[] = [
  text('vat', 'VAT', vatRateLabel, { width: 60, minWidth: 56, align: 'end', dropRank: 1 }),
];
