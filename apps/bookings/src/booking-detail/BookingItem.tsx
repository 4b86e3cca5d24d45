import { bookingItemPanel, bookingItemTypes, bookingStatuses } from '@console/bookings-contracts';
import { CardItem } from '@console/design-system/card';
import { BuildingIcon, PeopleIcon } from '@console/design-system/icons';
import { Money } from '@console/design-system/money';
import { StatusBadge } from '@console/design-system/status-badge';
import { Slot } from '@console/platform';
import { graphql, useFragment } from 'react-relay';
import type { BookingItem_item$key } from './__generated__/BookingItem_item.graphql.ts';
import { BookingItemCourse } from './BookingItemCourse.tsx';
import { BookingItemMenu } from './BookingItemMenu.tsx';
import { BookingItemPrices } from './BookingItemPrices.tsx';
import { CanceledItem } from './CanceledItem.tsx';
import { itemSummary } from './itemSummary.ts';

/** One item of a booking: seats on a public class, or a private class (O§1). */
export function BookingItem({ item: key }: { item: BookingItem_item$key }) {
  const item = useFragment(
    graphql`
      fragment BookingItem_item on BookingItem {
        id
        type
        title
        status
        quantity
        assignedSeatNumber
        maxAttendees
        class {
          id
        }
        unitPrice {
          amount
        }
        netPrice {
          amount
        }
        ...CanceledItem_item
        ...BookingItemCourse_item
        ...BookingItemPrices_item
        ...BookingItemMenu_item
      }
    `,
    key,
  );
  const isPublic = item.type === 'public';
  const isCanceled = item.status === 'canceled';
  return (
    <CardItem
      icon={isPublic ? PeopleIcon : BuildingIcon}
      iconLabel={isPublic ? bookingItemTypes.labels.public : bookingItemTypes.labels.private}
      title={item.title}
      badge={<StatusBadge of={bookingStatuses} status={item.status} />}
      meta={itemSummary({
        isPublic,
        quantity: item.quantity,
        unitPence: item.unitPrice.amount,
        assigned: item.assignedSeatNumber,
        isCanceled,
      })}
      amount={<Money pence={item.netPrice.amount} />}
      actions={<BookingItemMenu item={item} />}
      muted={isCanceled}
    >
      {isCanceled && <CanceledItem item={item} />}
      <BookingItemCourse item={item} />
      <BookingItemPrices item={item} />
      {item.status !== 'canceled' && (
        <Slot
          of={bookingItemPanel}
          props={{
            item: item.id,
            trainingClass: item.class.id,
            seats: isPublic ? item.quantity : item.maxAttendees,
            assigned: item.assignedSeatNumber,
          }}
        />
      )}
    </CardItem>
  );
}
