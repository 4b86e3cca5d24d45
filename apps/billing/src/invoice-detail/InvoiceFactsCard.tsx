import {
  type InvoicePart,
  invoiceLinks,
  invoiceStatuses,
  invoiceTypes,
  whyNotUpdateInvoice,
} from '@console/billing-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks, nameOfSeller } from '@console/core-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { type Description, DescriptionList } from '@console/design-system/description-list';
import { Link, WebLink } from '@console/design-system/link';
import { MetaLine } from '@console/design-system/page-frame';
import { toIsoDate } from '@console/format';
import { AddressFields, DateField, TextAreaField, TextField } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import { InvoicePartEdit, type InvoicePartEditProps } from '../edit-invoice/InvoicePartEdit.tsx';
import type { InvoiceFactsCard_invoice$key } from './__generated__/InvoiceFactsCard_invoice.graphql.ts';

interface Reference {
  readonly id: string;
  readonly reference: string;
}

/** The invoice details (O§2). Parts that staff may change are edited in place. */
export function InvoiceFactsCard({ invoice: key }: { invoice: InvoiceFactsCard_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceFactsCard_invoice on Invoice {
        id
        version
        ...lastChange_record @relay(mask: false)
        status
        type
        documentNumber
        documentDate
        dueDate
        suppliedOn
        seller {
          legalName
          lockedBefore
        }
        notes
        canWriteDocumentDate
        canWriteDueDate
        canWriteNotes
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
          ...address_lines @relay(mask: false)
        }
        credits {
          id
          reference
        }
        creditReason
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
        transferredItems {
          bookingItem {
            class {
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
  const toChange = {
    type: invoiceTypes.of(invoice.type),
    status: invoiceStatuses.of(invoice.status),
    documentDate: invoice.documentDate,
    lockedBefore: invoice.seller.lockedBefore,
  };
  const isFixed = (part: InvoicePart) => whyNotUpdateInvoice(part, toChange) !== null;
  const editable = (label: string, edit: Omit<InvoicePartEditProps, 'invoice'>): Description => ({
    label,
    value: <InvoicePartEdit invoice={invoice} {...edit} />,
  });
  const creditNotes = invoice.creditNotes.edges.map(({ node }) => node);
  return (
    <Card title="Invoice details" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Company name', value: <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link> },
          { label: 'Website', value: <WebLink address={customer.website} /> },
          { label: 'Customer type', value: customer.type?.name },
          editable('Billing address', {
            part: 'billingAddress',
            displayedValue: <Address address={billingAddress} />,
            readOnly: isFixed('billingAddress'),
            fields: (form) => <AddressFields form={form} name="billingAddress" labelHidden />,
          }),
          ...(invoice.documentNumber ? [{ label: 'Document number', value: invoice.documentNumber }] : []),
          { label: 'Seller', value: nameOfSeller(invoice.seller) },
          { label: 'Invoice type', value: invoiceTypes.labelOf(invoice.type) },
          ...seatsElsewhere(invoice.transferredItems.map(({ bookingItem }) => bookingItem.class)),
          ...related('Credits', credits ? [credits] : []),
          ...(invoice.creditReason ? [{ label: 'Reason for the credit', value: invoice.creditReason }] : []),
          ...related('Credited by', creditNotes),
          ...related('Converted to', convertedTo ? [convertedTo] : []),
          { label: 'VAT number', value: invoice.vatNumber },
          editable('PO number', {
            part: 'poNumber',
            displayedValue: invoice.poNumber || '–',
            readOnly: isFixed('poNumber'),
            fields: (form) => <TextField form={form} name="poNumber" labelHidden />,
          }),
          editable('Document date', {
            part: 'documentDate',
            displayedValue: <DateText value={invoice.documentDate} />,
            readOnly: !invoice.canWriteDocumentDate,
            fields: (form) => <DateField form={form} name="documentDate" labelHidden />,
          }),
          ...(invoice.suppliedOn ? [{ label: 'Time of supply', value: <DateText value={invoice.suppliedOn} /> }] : []),
          editable('Due date', {
            part: 'dueDate',
            displayedValue: <DateText value={invoice.dueDate} />,
            readOnly: !invoice.canWriteDueDate,
            fields: (form) => (
              <DateField form={form} name="dueDate" min={toIsoDate(invoice.documentDate)} labelHidden />
            ),
          }),
          editable('Invoice notes', {
            part: 'notes',
            displayedValue: invoice.notes || '–',
            readOnly: !invoice.canWriteNotes,
            fields: (form) => <TextAreaField form={form} name="notes" labelHidden />,
          }),
        ]}
      />
    </Card>
  );
}

/** A row of related invoices. Empty when there are none. */
function related(label: string, invoices: readonly Reference[]): readonly Description[] {
  if (invoices.length === 0) return [];
  const links = invoices.map(({ id, reference }) => (
    <Link key={id} to={invoiceLinks.detail(id)}>
      {reference}
    </Link>
  ));
  return [{ label, value: <MetaLine>{links}</MetaLine> }];
}

/** The row of the classes to which delegates were transferred after it was issued, each once. Empty when there are none. */
function seatsElsewhere(classes: readonly Reference[]): readonly Description[] {
  if (classes.length === 0) return [];
  const once = new Map(classes.map((one) => [one.id, one]));
  const links = [...once.values()].map(({ id, reference }) => (
    <Link key={id} to={classLinks.detail(id)} newTab>
      {reference}
    </Link>
  ));
  return [{ label: 'Also for seats of', value: <MetaLine>{links}</MetaLine> }];
}
