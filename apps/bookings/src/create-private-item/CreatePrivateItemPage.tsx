import { bookingLinks, bookingStatuses, whyNotAddItem } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { CreatePrivateItemPage_booking$key } from './__generated__/CreatePrivateItemPage_booking.graphql.ts';
import type { CreatePrivateItemPageQuery } from './__generated__/CreatePrivateItemPageQuery.graphql.ts';
import { BookClassForm, type BookClassFormProps } from './BookClassForm.tsx';
import { ClassesToBookCard } from './ClassesToBookCard.tsx';
import { PrivateItemForm } from './PrivateItemForm.tsx';

/** The page that adds a private class to a booking (O§2): a new one, or one of the customer that no booking holds. */
export default function CreatePrivateItemPage() {
  const { booking, trainingClass } = usePageQuery<CreatePrivateItemPageQuery>(graphql`
    query CreatePrivateItemPageQuery($id: ID!, $class: ID!, $hasClass: Boolean!) @preloadable {
      booking(id: $id) {
        id
        ...CreatePrivateItemPage_booking
      }
      trainingClass(id: $class) @include(if: $hasClass) {
        id
        ...BookClassForm_class
      }
    }
  `);
  if (!booking) return <RecordNotFound what="booking" />;
  return <CreatePrivateItem key={trainingClass?.id} booking={booking} class={trainingClass} />;
}

interface CreatePrivateItemProps {
  readonly booking: CreatePrivateItemPage_booking$key;
  /** The class that the URL names. Null when there is no such class, and undefined when the URL names none. */
  readonly class: BookClassFormProps['class'] | null | undefined;
}

function CreatePrivateItem({ booking: key, class: named }: CreatePrivateItemProps) {
  const booking = useFragment(
    graphql`
      fragment CreatePrivateItemPage_booking on Booking {
        id
        reference
        title
        status
        customer {
          name
        }
        ...BookClassForm_booking
        ...ClassesToBookCard_booking
        ...PrivateItemForm_booking
      }
    `,
    key,
  );
  const { id, reference, title, status, customer } = booking;
  usePageTitle(`Add private course to ${reference}`, 'Add private course', reference);
  const refusal = whyNotAddItem({ status });
  return (
    <PageFrame
      variant="card"
      title="Add private course"
      meta={
        <MetaLine>
          <Link to={bookingLinks.detail(id)}>
            {reference} {title}
          </Link>
          <span>{customer.name}</span>
          <StatusBadge of={bookingStatuses} status={status} />
        </MetaLine>
      }
    >
      {refusal && <ErrorAlert title="This booking takes no items" messages={[refusal]} />}
      {!refusal && named && <BookClassForm booking={booking} class={named} />}
      {!refusal && !named && (
        <Stack>
          {named === null && <ErrorAlert tone="info" messages={['The class of this address is not there any more.']} />}
          <ClassesToBookCard booking={booking} />
          <Card title="New private class">
            <PrivateItemForm booking={booking} />
          </Card>
        </Stack>
      )}
    </PageFrame>
  );
}
