import { DateText } from '@console/design-system/date';
import { Text } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { CanceledItem_item$key } from './__generated__/CanceledItem_item.graphql.ts';

/** When and why an item was canceled. The people who lost their seats are in the card above. */
export function CanceledItem({ item: key }: { item: CanceledItem_item$key }) {
  const { canceledAt, cancelReason } = useFragment(
    graphql`
      fragment CanceledItem_item on BookingItem {
        canceledAt
        cancelReason
      }
    `,
    key,
  );
  return (
    <span>
      <Text role="strong">
        Canceled {canceledAt && <DateText value={canceledAt} />}
        {cancelReason && ': '}
      </Text>
      {cancelReason && <Text>{cancelReason}</Text>}
    </span>
  );
}
