import { invoiceDetailPanel, invoiceLinks, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { Grid, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { Reference } from '@console/design-system/panel-message';
import { Badge, StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { AgeingBadge } from '../AgeingBadge.tsx';
import { BookingDifferences } from '../follow-booking/BookingDifferences.tsx';
import { PrintMenu } from '../print-invoice/PrintMenu.tsx';
import type { InvoiceDetailPage_invoice$key } from './__generated__/InvoiceDetailPage_invoice.graphql.ts';
import type { InvoiceDetailPageQuery } from './__generated__/InvoiceDetailPageQuery.graphql.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceActivityCard } from './InvoiceActivityCard.tsx';
import { InvoiceBalanceCard } from './InvoiceBalanceCard.tsx';
import { InvoiceFactsCard } from './InvoiceFactsCard.tsx';
import { InvoiceLinesCard } from './InvoiceLinesCard.tsx';
import { InvoicePaymentsCard } from './InvoicePaymentsCard.tsx';

/** The page of one invoice (O§2). */
export default function InvoiceDetailPage() {
  const { invoice } = usePageQuery<InvoiceDetailPageQuery>(graphql`
    query InvoiceDetailPageQuery($id: ID!) @preloadable {
      invoice(id: $id) {
        ...InvoiceDetailPage_invoice
      }
    }
  `);
  return invoice ? <InvoiceDetail invoice={invoice} /> : <RecordNotFound what="invoice" />;
}

function InvoiceDetail({ invoice: key }: { invoice: InvoiceDetailPage_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceDetailPage_invoice on Invoice {
        id
        reference
        status
        type
        age
        ageing
        customer {
          id
          name
        }
        booking {
          id
          reference
        }
        bookingItem {
          class {
            id
            reference
          }
        }
        documentNumber
        credits {
          id
          reference
        }
        ...RecordAudit_record
        ...InvoiceActions_invoice
        ...BookingDifferences_invoice
        ...InvoiceFactsCard_invoice
        ...InvoiceLinesCard_invoice
        ...InvoiceBalanceCard_invoice
        ...InvoicePaymentsCard_invoice
        ...InvoiceActivityCard_invoice
      }
    `,
    key,
  );
  const { reference, documentNumber, status, type, age, ageing, customer, booking, bookingItem, credits } = invoice;
  useRecordTitle(reference, customer.name);
  return (
    <PageFrame
      variant="card"
      title={<Reference text={reference} />}
      badge={
        <>
          {type !== 'invoice' && <Badge tone="outline">{invoiceTypes.labelOf(type)}</Badge>}
          <StatusBadge of={invoiceStatuses} status={status} />
          {ageing && <AgeingBadge days={age} />}
        </>
      }
      meta={
        <RecordHead record={invoice}>
          {documentNumber && <span>Number {documentNumber}</span>}
          <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>
          {credits && (
            <span>
              Credits <Link to={invoiceLinks.detail(credits.id)}>{credits.reference}</Link>
            </span>
          )}
          {booking && (
            <span>
              Booking <Link to={bookingLinks.detail(booking.id)}>{booking.reference}</Link>
            </span>
          )}
          {bookingItem && (
            <span>
              Class{' '}
              <Link to={classLinks.detail(bookingItem.class.id)} newTab>
                {bookingItem.class.reference}
              </Link>
            </span>
          )}
        </RecordHead>
      }
      actions={
        <>
          <PrintMenu invoice={invoice.id} />
          <InvoiceActions invoice={invoice} />
        </>
      }
    >
      <Grid columns={2} stretch>
        <Stack>
          <InvoiceFactsCard invoice={invoice} />
          <BookingDifferences invoice={invoice} />
          <InvoiceLinesCard invoice={invoice} />
        </Stack>
        <Stack>
          <InvoiceBalanceCard invoice={invoice} />
          <InvoicePaymentsCard invoice={invoice} />
          <Slot of={invoiceDetailPanel} />
          <InvoiceActivityCard invoice={invoice} />
        </Stack>
      </Grid>
    </PageFrame>
  );
}
