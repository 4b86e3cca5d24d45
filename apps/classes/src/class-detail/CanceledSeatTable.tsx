import { bookingLinks } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { fullName } from '@console/format';
import { graphql, useFragment } from 'react-relay';
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
            givenName
            familyName
            email
            customerContact {
              mobile
              telephone
            }
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
    width: 240,
    minWidth: 120,
    dropRank: 1,
  }),
  {
    id: 'telephone',
    header: 'Telephone',
    cell: telephones,
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

/** Both numbers, because the other one may be answered. Without a delegate, those of the booker. */
function telephones({ attendee, bookingItem }: Row) {
  const { mobile, telephone } = (attendee ? attendee.customerContact : bookingItem.booking.booker) ?? {};
  return (
    <Stack gap="none">
      {mobile && <Text>{mobile}</Text>}
      {telephone && <Text>{telephone}</Text>}
    </Stack>
  );
}

/** The booker is the person to write to about a seat without a delegate. */
function delegate({ attendee, bookingItem }: Row) {
  if (!attendee)
    return (
      <Stack gap="none">
        <Text role="secondary">No delegate</Text>
        <Text role="meta">{bookingItem.booking.booker?.email}</Text>
      </Stack>
    );
  return (
    <Stack gap="none">
      <Text>{fullName(attendee)}</Text>
      <Text role="meta">{attendee.email}</Text>
    </Stack>
  );
}
