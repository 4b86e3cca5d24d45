import type { SelectOption } from '@console/design-system/field';
import { countOf, formatSpan } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { itemOption_item$key } from './__generated__/itemOption_item.graphql.ts';

/** A booking item as an option: 'Leadership Essentials · TC-20871 · 24 – 25 Nov 2026 · 4 seats'. */
export function itemOption(key: itemOption_item$key): SelectOption {
  const { id, type, title, quantity, maxAttendees, ...item } = readInlineData(
    graphql`
      fragment itemOption_item on BookingItem @inline {
        id
        type
        title
        quantity
        maxAttendees
        class {
          reference
          startsAt
          endsAt
        }
      }
    `,
    key,
  );
  const { reference, startsAt, endsAt } = item.class;
  const dates = startsAt && endsAt ? formatSpan(startsAt, endsAt) : 'No dates yet';
  const size = type === 'public' ? countOf(quantity, 'seat') : countOf(maxAttendees, 'place');
  return { value: id, label: [title, reference, dates, size].join(' · ') };
}
