import { type InvoiceStatus, type InvoiceToMove, invoiceTypes, whatInvoiceLacks } from '@console/billing-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { invoiceToMove_invoice$key } from './__generated__/invoiceToMove_invoice.graphql.ts';

/** Returns the facts that the server checks before it moves an invoice. */
export function invoiceToMove(key: invoiceToMove_invoice$key): InvoiceToMove {
  const invoice = readInlineData(
    graphql`
      fragment invoiceToMove_invoice on Invoice @inline {
        status
        type
        documentDate
        seller {
          legalName
          vatNumber
          lockedBefore
          address {
            address1
          }
        }
        customer {
          name
        }
        billingAddress {
          address1
        }
        lines(first: 100) {
          edges {
            node {
              id
            }
          }
        }
        creditNotes(first: 10) {
          edges {
            node {
              reference
              status
            }
          }
        }
      }
    `,
    key,
  );
  const { status, type, documentDate, seller, customer, billingAddress, lines, creditNotes } = invoice;
  const creditNote = creditNotes.edges.find(({ node }) => node.status !== 'voided');
  return {
    // A newer server may know further states. No move of this release begins in one of them.
    status: status as InvoiceStatus,
    type: invoiceTypes.of(type),
    documentDate,
    lockedBefore: seller.lockedBefore,
    lacks: whatInvoiceLacks({ seller, customerName: customer.name, billingAddress, lines: lines.edges.length }),
    creditedBy: creditNote?.node.reference,
  };
}
