import { deliveryPlace } from '@console/classes-contracts';
import type { Option } from '@console/design-system/autocomplete';
import { countOf, formatSpan } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { classOnSaleOption_class$key } from './__generated__/classOnSaleOption_class.graphql.ts';

/** Returns a class as an option: reference and title, with its dates, its place and the seats that are left. */
export function classOnSaleOption(key: classOnSaleOption_class$key): Option {
  const { id, reference, title, startsAt, endsAt, seatsFreeCount, ...delivery } = readInlineData(
    graphql`
      fragment classOnSaleOption_class on TrainingClass @inline {
        id
        reference
        title
        startsAt
        endsAt
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          city
          postcode
        }
        seatsFreeCount
      }
    `,
    key,
  );
  const dates = startsAt && endsAt ? formatSpan(startsAt, endsAt) : 'No dates yet';
  const left = seatsFreeCount > 0 ? `${countOf(seatsFreeCount, 'seat')} left` : 'No seats left';
  return { value: id, label: `${reference} ${title}`, detail: [dates, deliveryPlace(delivery), left].join(' · ') };
}
