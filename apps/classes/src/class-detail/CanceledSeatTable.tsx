import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { MailLink, TelephoneLinks } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { DelegateName } from '../delegates/DelegateName.tsx';
import { KeptList } from '../import-delegates/KeptList.tsx';
import type {
  CanceledSeatTable_class$data,
  CanceledSeatTable_class$key,
} from './__generated__/CanceledSeatTable_class.graphql.ts';
import { CopyAddresses } from './CopyAddresses.tsx';
import { DownloadDelegates } from './DownloadDelegates.tsx';

interface CanceledSeatTableProps {
  readonly id: string;
  /** Whether each reserved seat has a delegate, known before the seats themselves. */
  readonly named: readonly boolean[];
  /** Null while loading. */
  readonly class: CanceledSeatTable_class$key | null;
}

/** The people who had a seat when the class was canceled: whom to call. Canceling frees the seats themselves. */
export function CanceledSeatTable({ id, named, class: key }: CanceledSeatTableProps) {
  const data = useFragment(
    graphql`
      fragment CanceledSeatTable_class on TrainingClass {
        canceledReservations {
          id
          seatNumber
          bookingItem {
            booking {
              id
              reference
              booker {
                id
                fullName
                email
                mobile
                telephone
              }
              customer {
                name
              }
            }
          }
          attendee {
            email
            customerContact {
              mobile
              telephone
            }
            ...DelegateName_attendee
          }
        }
      }
    `,
    key,
  );
  const seats = data?.canceledReservations;
  return (
    <Stack>
      <KeptList />
      <ErrorAlert
        tone="info"
        messages={[`This class is canceled, so its seats are free. ${whoHadOne(named)} The history has the reason.`]}
      />
      <DownloadDelegates class={id}>
        <CopyAddresses
          seats={seats?.map(({ attendee, bookingItem }) => ({ attendee, booker: bookingItem.booking.booker }))}
        />
      </DownloadDelegates>
      <Card flush>
        <DataTable
          variant="card"
          label="Seats of the canceled class"
          columns={columns}
          rows={seats}
          // A row with a name and an address is twice as high.
          expectedRows={named.length + named.filter(Boolean).length}
          rowKey={rowKey}
          empty={<EmptyState small title="No records." />}
        />
      </Card>
    </Stack>
  );
}

type Row = CanceledSeatTable_class$data['canceledReservations'][number];

/** Whom the table lists. */
function whoHadOne(named: readonly boolean[]): string {
  if (named.length === 0) return 'None was reserved.';
  if (!named.includes(true)) return 'Nobody was named on them.';
  return 'These people had one.';
}

const rowKey = ({ id }: Row): string => id;

const { link, text } = columnsOf<Row>();

const columns: readonly Column<Row>[] = [
  { id: 'seat', header: 'Seat', cell: ({ seatNumber }) => seatNumber, width: 44, whole: true, quiet: true },
  { id: 'delegate', header: 'Delegate', cell: delegate, minWidth: 104, wrap: true },
  text('company', 'Company', ({ bookingItem }) => bookingItem.booking.customer.name, {
    width: 176,
    minWidth: 120,
    dropRank: 1,
  }),
  {
    id: 'telephone',
    header: 'Telephone',
    // Without a delegate, those of the booker.
    cell: ({ attendee, bookingItem: { booking } }) => {
      const person = attendee ? attendee.customerContact : booking.booker;
      return <TelephoneLinks numbers={[person?.mobile, person?.telephone]} />;
    },
    width: 112,
    whole: true,
  },
  {
    id: 'booker',
    header: 'Booker',
    cell: ({ bookingItem: { booking } }) =>
      booking.booker && (
        <Link to={coreLinks.customerContact(booking.booker.id)} tone="row">
          {booking.booker.fullName}
        </Link>
      ),
    width: 152,
    minWidth: 104,
    dropRank: 3,
  },
  link(
    'booking',
    'Booking',
    ({ bookingItem: { booking } }) => ({ to: bookingLinks.detail(booking.id), text: booking.reference }),
    { width: 84, whole: true, minWidth: 78, dropRank: 2 },
  ),
];

/** The booker is the person to write to about a seat without a delegate. */
function delegate({ attendee, bookingItem }: Row) {
  return (
    <Stack gap="s">
      {attendee ? <DelegateName attendee={attendee} /> : <Text role="secondary">No delegate</Text>}
      <Text role="meta">
        <MailLink address={(attendee ?? bookingItem.booking.booker)?.email} />
      </Text>
    </Stack>
  );
}
