import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { DraftAgainButton } from '../draft-again/DraftAgainButton.tsx';
import { InvoiceSummary } from '../InvoiceSummary.tsx';
import { ToBeRefunded } from '../ToBeRefunded.tsx';
import type { BookingInvoicesPanelQuery } from './__generated__/BookingInvoicesPanelQuery.graphql.ts';

/** The panel beside a booking: its latest 50 invoices. */
export default function BookingInvoicesPanel() {
  const { booking } = usePageQuery<BookingInvoicesPanelQuery>(graphql`
    query BookingInvoicesPanelQuery($booking: ID!) @preloadable {
      booking(id: $booking) {
        toBeRefunded {
          amount
        }
        invoices(first: 50) {
          edges {
            node {
              id
              reference
              toBeRefunded {
                amount
              }
              ...InvoiceSummary_invoice
              ...DraftAgainButton_invoice
            }
          }
          totalCount
        }
      }
    }
  `);
  const { edges = [], totalCount = 0 } = booking?.invoices ?? {};
  const invoices = edges.map(({ node }) => node);
  const toBeRefunded = booking?.toBeRefunded.amount ?? 0;
  return (
    <Card title="Invoices" count={totalCount}>
      {invoices.length === 0 && <EmptyState small title="No invoices yet." />}
      <Stack gap="l">
        {toBeRefunded > 0 && (
          <ToBeRefunded pence={toBeRefunded} invoices={invoices.filter((invoice) => invoice.toBeRefunded.amount > 0)} />
        )}
        {invoices.map((invoice) => (
          <Stack key={invoice.id} gap="s">
            <InvoiceSummary invoice={invoice} />
            <DraftAgainButton invoice={invoice} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
