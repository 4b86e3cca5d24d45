import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { graphql, useFragment } from 'react-relay';
import type { BookingItemsCard_booking$key } from './__generated__/BookingItemsCard_booking.graphql.ts';
import { BookingItem } from './BookingItem.tsx';

/** The items of a booking (O§1). */
export function BookingItemsCard({ booking: key }: { booking: BookingItemsCard_booking$key }) {
  const { items } = useFragment(
    graphql`
      fragment BookingItemsCard_booking on Booking {
        items(first: 100) {
          edges {
            node {
              id
              ...BookingItem_item
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  return (
    <Card title="Items" count={items.totalCount} flush actions="Prices without VAT">
      {items.edges.length === 0 && <EmptyState small title="No items." />}
      {items.edges.map(({ node }) => (
        <BookingItem key={node.id} item={node} />
      ))}
    </Card>
  );
}
