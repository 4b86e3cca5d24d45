import { bookingLinks, whyNotChangeItem, whyNotPrivate } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditPrivateItemPage_item$key } from './__generated__/EditPrivateItemPage_item.graphql.ts';
import type { EditPrivateItemPageQuery } from './__generated__/EditPrivateItemPageQuery.graphql.ts';
import { EditPrivateItemForm } from './EditPrivateItemForm.tsx';

/** The page that edits a private item together with its class. */
export default function EditPrivateItemPage() {
  const { bookingItem } = usePageQuery<EditPrivateItemPageQuery>(graphql`
    query EditPrivateItemPageQuery($id: ID!) @preloadable {
      bookingItem(id: $id) {
        id
        ...EditPrivateItemPage_item
      }
    }
  `);
  if (!bookingItem) return <RecordNotFound what="booking item" />;
  return <EditPrivateItem key={bookingItem.id} item={bookingItem} />;
}

function EditPrivateItem({ item: key }: { readonly item: EditPrivateItemPage_item$key }) {
  const item = useFragment(
    graphql`
      fragment EditPrivateItemPage_item on BookingItem {
        title
        type
        status
        booking {
          id
          reference
          title
          customer {
            name
          }
        }
        class {
          id
          reference
        }
        ...privateItemToEdit_item
      }
    `,
    key,
  );
  const { title, booking, class: trainingClass } = item;
  usePageTitle(`Edit private course of ${booking.reference}`, 'Edit private course', booking.reference);
  const refusal = whyNotPrivate(item) ?? whyNotChangeItem(item);
  return (
    <PageFrame
      variant="card"
      title="Edit private course"
      meta={
        <MetaLine>
          <Link to={bookingLinks.detail(booking.id)}>
            {booking.reference} {booking.title}
          </Link>
          <span>{booking.customer.name}</span>
          <Link to={classLinks.detail(trainingClass.id)} newTab>
            {trainingClass.reference}
          </Link>
        </MetaLine>
      }
    >
      <Card title={title}>
        {refusal === null ? <EditPrivateItemForm item={item} /> : <ErrorAlert tone="info" messages={[refusal]} />}
      </Card>
    </PageFrame>
  );
}
