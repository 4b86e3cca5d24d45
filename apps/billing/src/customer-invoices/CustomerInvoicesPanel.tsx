import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { BalanceFigure } from '../BalanceFigure.tsx';
import { StatementButton } from '../customer-statement/StatementButton.tsx';
import { InvoiceSummary } from '../InvoiceSummary.tsx';
import { invoicesOfCustomer } from '../invoice-list/invoiceList.ts';
import { ReceiptsOfCustomer } from '../receipt-dialog/ReceiptsOfCustomer.tsx';
import type { CustomerInvoicesPanelQuery } from './__generated__/CustomerInvoicesPanelQuery.graphql.ts';

/** The panel beside a customer: its balance, its latest invoices, and a link to all of them. */
export default function CustomerInvoicesPanel() {
  const { customer } = usePageQuery<CustomerInvoicesPanelQuery>(graphql`
    query CustomerInvoicesPanelQuery($customer: ID!) @preloadable {
      customer(id: $customer) {
        id
        name
        balanceOwed {
          amount
        }
        ...ReceiptsOfCustomer_customer
        invoices(first: 5) {
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
  const { edges = [], totalCount = 0 } = customer?.invoices ?? {};
  const owed = customer?.balanceOwed.amount ?? 0;
  return (
    <Card
      title="Invoices"
      count={totalCount}
      actions={
        customer &&
        totalCount > 0 && (
          <>
            <StatementButton customer={customer} />
            <Link to={invoicesOfCustomer(customer.id)}>View all</Link>
          </>
        )
      }
    >
      <Stack gap="l">
        {edges.length === 0 && <EmptyState small title="No invoices yet." />}
        {edges.length > 0 && (
          <>
            <BalanceFigure label={owed < 0 ? 'In credit' : 'Balance owed'} pence={Math.abs(owed)} />
            {edges.map(({ node }) => (
              <InvoiceSummary key={node.id} invoice={node} />
            ))}
          </>
        )}
        {customer && <ReceiptsOfCustomer customer={customer} />}
      </Stack>
    </Card>
  );
}
