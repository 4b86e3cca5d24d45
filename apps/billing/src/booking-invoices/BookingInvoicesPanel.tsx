import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
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
              ...InvoiceSummary_invoice
            }
          }
          totalCount
        }
      }
    }
  `);
  const { edges = [], totalCount = 0 } = booking?.invoices ?? {};
  const toBeRefunded = booking?.toBeRefunded.amount ?? 0;
  return (
    <Card title="Invoices" count={totalCount}>
      {edges.length === 0 && <EmptyState small title="No invoices yet." />}
      <Stack gap="l">
        {toBeRefunded > 0 && <ToBeRefunded pence={toBeRefunded} />}
        {edges.map(({ node }) => (
          <InvoiceSummary key={node.id} invoice={node} />
        ))}
      </Stack>
    </Card>
  );
}
