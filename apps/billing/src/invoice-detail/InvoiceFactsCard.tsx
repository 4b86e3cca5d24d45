import { invoiceLinks, invoiceTypeLabel } from '@console/billing-contracts';
import { coreLinks } from '@console/core-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { type Description, DescriptionList } from '@console/design-system/description-list';
import { Link, WebLink } from '@console/design-system/link';
import { MetaLine } from '@console/design-system/page-frame';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceFactsCard_invoice$key } from './__generated__/InvoiceFactsCard_invoice.graphql.ts';

interface Reference {
  readonly id: string;
  readonly reference: string;
}

/** The invoice details table (O§2). */
export function InvoiceFactsCard({ invoice: key }: { invoice: InvoiceFactsCard_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceFactsCard_invoice on Invoice {
        type
        documentDate
        dueDate
        notes
        poNumber
        vatNumber
        customer {
          id
          name
          website
          type {
            name
          }
        }
        billingAddress {
          address1
          address2
          address3
          address4
          city
          region
          postcode
          country
        }
        credits {
          id
          reference
        }
        convertedTo {
          id
          reference
        }
        creditNotes(first: 10) {
          edges {
            node {
              id
              reference
            }
          }
        }
      }
    `,
    key,
  );
  const { customer, billingAddress, credits, convertedTo } = invoice;
  const creditNotes = invoice.creditNotes.edges.map(({ node }) => node);
  return (
    <Card title="Invoice details" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Company name', value: <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link> },
          { label: 'Website', value: <WebLink address={customer.website} /> },
          { label: 'Customer type', value: customer.type?.name },
          { label: 'Billing address', value: <Address address={billingAddress} /> },
          { label: 'Invoice type', value: invoiceTypeLabel(invoice.type) },
          ...related('Credits', credits ? [credits] : []),
          ...related('Credited by', creditNotes),
          ...related('Converted to', convertedTo ? [convertedTo] : []),
          { label: 'VAT number', value: invoice.vatNumber },
          { label: 'PO number', value: invoice.poNumber },
          { label: 'Document date', value: <DateText value={invoice.documentDate} /> },
          { label: 'Due date', value: <DateText value={invoice.dueDate} /> },
          { label: 'Invoice notes', value: invoice.notes },
        ]}
      />
    </Card>
  );
}

/** A row with the invoices that this one belongs to; none when there are none. */
function related(label: string, invoices: readonly Reference[]): readonly Description[] {
  if (invoices.length === 0) return [];
  const links = invoices.map(({ id, reference }) => (
    <Link key={id} to={invoiceLinks.detail(id)}>
      {reference}
    </Link>
  ));
  return [{ label, value: <MetaLine>{links}</MetaLine> }];
}
