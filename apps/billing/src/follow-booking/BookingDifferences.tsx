import { bookingLinks } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { ActionButton } from '@console/design-system/tooltip';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingDifferences_invoice$data,
  BookingDifferences_invoice$key,
} from './__generated__/BookingDifferences_invoice.graphql.ts';
import type { BookingDifferencesMutation } from './__generated__/BookingDifferencesMutation.graphql.ts';

type Difference = BookingDifferences_invoice$data['bookingDifferences'][number];

/** Where a draft that somebody has edited differs from its booking, line by line. It can follow its booking again. */
export function BookingDifferences({ invoice: key }: { invoice: BookingDifferences_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment BookingDifferences_invoice on Invoice {
        id
        version
        reference
        status
        type
        followsBooking
        booking {
          id
          reference
        }
        bookingDifferences {
          part
          invoice
          booking
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { commit, pending, error } = useConsoleMutation<BookingDifferencesMutation>(
    graphql`
      mutation BookingDifferencesMutation($input: followBookingInput!) {
        followBooking(input: $input) {
          invoice {
            ...InvoiceDetailPage_invoice
          }
        }
      }
    `,
    { success: () => ({ text: `${invoice.reference} follows its booking again.` }) },
  );
  const { id, version, reference, status, type, followsBooking, booking, bookingDifferences } = invoice;
  if (status !== 'draft' || type === 'credit_note' || followsBooking || !booking) return null;
  return (
    <Card
      title="Differs from its booking"
      count={bookingDifferences.length}
      flush={bookingDifferences.length > 0}
      actions={
        <ActionButton size="small" refusal={null} onClick={() => setAsking(true)}>
          Follow the booking again
        </ActionButton>
      }
    >
      {bookingDifferences.length === 0 ? (
        <Text role="secondary">
          Somebody has edited this draft, so it no longer follows{' '}
          <Link to={bookingLinks.detail(booking.id)}>{booking.reference}</Link>. Both say the same now.
        </Text>
      ) : (
        <DataTable
          variant="card"
          label="Differs from its booking"
          columns={columns}
          rows={bookingDifferences}
          rowKey={(one) => `${one.part} ${one.booking}`}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          title={`Let ${reference} follow ${booking.reference} again?`}
          confirm="Follow again"
          cancel="Keep the draft"
          loading={pending}
          failure={error}
          refusedTitle={`${reference} does not follow its booking`}
          onCancel={() => setAsking(false)}
          onConfirm={async () => {
            if ((await commit({ input: { id, version } })) !== null) setAsking(false);
          }}
        >
          <Stack>
            <span>
              It takes over billing address, PO number, notes and lines from the booking. What was edited on the draft
              is replaced.
            </span>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}

const { text } = columnsOf<Difference>();

const columns: readonly Column<Difference>[] = [
  text('part', 'Part', ({ part }) => part, { width: 110, minWidth: 90, wrap: true }),
  text('invoice', 'This draft', ({ invoice }) => invoice, { minWidth: 120, phoneWidth: 100, wrap: true }),
  text('booking', 'Its booking', ({ booking }) => booking, { minWidth: 120, phoneWidth: 100, wrap: true }),
];
