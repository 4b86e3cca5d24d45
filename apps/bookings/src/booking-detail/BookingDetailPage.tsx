import { bookingDetailPanel, bookingStatuses } from '@console/bookings-contracts';
import { HistoryCard, NotesTimeline, RecordHead } from '@console/core-web';
import { DateText } from '@console/design-system/date';
import { Grid, MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { BookingDetailPage_booking$key } from './__generated__/BookingDetailPage_booking.graphql.ts';
import type { BookingDetailPageQuery } from './__generated__/BookingDetailPageQuery.graphql.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingChangeRequestsCard } from './BookingChangeRequestsCard.tsx';
import { BookingContactsCard } from './BookingContactsCard.tsx';
import { BookingFactsCard } from './BookingFactsCard.tsx';
import { BookingItemsCard } from './BookingItemsCard.tsx';
import { BookingStepsCard } from './BookingStepsCard.tsx';
import { BookingTicketsCard } from './BookingTicketsCard.tsx';
import { PeopleToTellCard } from './PeopleToTellCard.tsx';

/** The page of one booking (O§2). */
export default function BookingDetailPage() {
  const { booking } = usePageQuery<BookingDetailPageQuery>(graphql`
    query BookingDetailPageQuery($id: ID!) @preloadable {
      booking(id: $id) {
        ...BookingDetailPage_booking
      }
    }
  `);
  return booking ? <BookingDetail booking={booking} /> : <RecordNotFound what="booking" />;
}

function BookingDetail({ booking: key }: { booking: BookingDetailPage_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingDetailPage_booking on Booking {
        id
        reference
        title
        status
        bookedAt
        ...BookingActions_booking
        ...RecordAudit_record
        ...BookingStepsCard_booking
        ...BookingFactsCard_booking
        ...BookingItemsCard_booking
        ...BookingContactsCard_booking
        ...BookingTicketsCard_booking
        ...PeopleToTellCard_booking
        ...BookingChangeRequestsCard_booking
        notes(first: 500) {
          ...NotesTimeline_notes
        }
      }
    `,
    key,
  );
  const { id, reference, title, status, bookedAt, notes } = booking;
  useRecordTitle(reference, title);
  return (
    <PageFrame
      variant="card"
      title={title}
      badge={<StatusBadge of={bookingStatuses} status={status} />}
      actions={<BookingActions booking={booking} />}
      meta={
        <RecordHead record={booking} reference={reference}>
          <span>
            Booked <DateText value={bookedAt} />
          </span>
        </RecordHead>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <NotesTimeline of={{ booking: id }} notes={notes} />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <PeopleToTellCard booking={booking} />
          <BookingStepsCard booking={booking} />
          <BookingFactsCard booking={booking} />
          <BookingItemsCard booking={booking} />
          <Grid columns={2} stretch>
            <BookingContactsCard booking={booking} />
            <BookingTicketsCard booking={booking} />
            <BookingChangeRequestsCard booking={booking} />
            <Slot of={bookingDetailPanel} />
          </Grid>
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
