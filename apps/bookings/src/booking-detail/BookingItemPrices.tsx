import { taxRateOf } from '@console/bookings-contracts';
import { type Description, DescriptionList } from '@console/design-system/description-list';
import { Money } from '@console/design-system/money';
import { formatMoney } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { BookingItemPrices_item$key } from './__generated__/BookingItemPrices_item.graphql.ts';

/** The same for every item, so that they stand under each other; names are the longest. */
const columnWeights = [4, 4, 4, 5, 3, 3];

/** What an item costs and who gives it (O§3): tax at 20 % when none is given, and the trainer's rate and travel where agreed. */
export function BookingItemPrices({ item: key }: { item: BookingItemPrices_item$key }) {
  const item = useFragment(
    graphql`
      fragment BookingItemPrices_item on BookingItem {
        taxable
        taxRatePercent
        taxValue {
          amount
        }
        grossPrice {
          amount
        }
        poNumber
        trainer {
          contact {
            fullName
          }
        }
        trainerDayRate {
          amount
        }
        trainerTravel {
          amount
        }
      }
    `,
    key,
  );
  const tax = item.taxable ? `${taxRateOf(item)}% · ${formatMoney(item.taxValue.amount)}` : 'Not taxable';
  const facts: Description[] = [
    { label: 'Tax', value: tax },
    { label: 'Gross price', value: <Money pence={item.grossPrice.amount} /> },
    { label: 'PO number', value: item.poNumber },
    { label: 'Trainer', value: item.trainer?.contact.fullName },
  ];
  if (item.trainerDayRate) facts.push({ label: 'Day rate', value: <Money pence={item.trainerDayRate.amount} /> });
  if (item.trainerTravel) facts.push({ label: 'Travel', value: <Money pence={item.trainerTravel.amount} /> });
  return <DescriptionList weights={columnWeights} items={facts} />;
}
