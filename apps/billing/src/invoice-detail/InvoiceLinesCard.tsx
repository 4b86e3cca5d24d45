import { invoiceStatuses, invoiceTypes, whyNotChangeLines } from '@console/billing-contracts';
import { PriceLinesCard } from '@console/core-web';
import { type Column, columnsOf } from '@console/design-system/table';
import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditLinesDialog } from '../edit-lines/EditLinesDialog.tsx';
import type {
  InvoiceLinesCard_invoice$data,
  InvoiceLinesCard_invoice$key,
} from './__generated__/InvoiceLinesCard_invoice.graphql.ts';
import { vatRateLabel } from './vatLabels.ts';

type Line = InvoiceLinesCard_invoice$data['lines']['edges'][number]['node'];

/** The lines of an invoice. */
export function InvoiceLinesCard({ invoice: key }: { invoice: InvoiceLinesCard_invoice$key }) {
  const [editing, setEditing] = useState(false);
  const invoice = useFragment(
    graphql`
      fragment InvoiceLinesCard_invoice on Invoice {
        status
        type
        ...EditLinesDialog_invoice
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
  const { lines } = invoice;
  const [status, type] = [invoiceStatuses.of(invoice.status), invoiceTypes.of(invoice.type)];
  return (
    <>
      <PriceLinesCard
        title="Lines"
        actions={
          whyNotChangeLines({ status, type }) === null && (
            <EditButton label="Edit lines" onClick={() => setEditing(true)} />
          )
        }
        lines={lines.edges.map(({ node }) => node)}
        taxColumns={taxColumns}
      />
      {editing && <EditLinesDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </>
  );
}

const { text } = columnsOf<Line>();

const taxColumns: readonly Column<Line>[] = [
  text('vat', 'VAT', vatRateLabel, { width: 60, minWidth: 56, align: 'end', dropRank: 1 }),
];
