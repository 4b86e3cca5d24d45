import { taxRateOf } from '@console/core-contracts';
import { type Description, DescriptionList } from '@console/design-system/description-list';
import { Money } from '@console/design-system/money';
import { formatMoney } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { BookingItemPrices_item$key } from './__generated__/BookingItemPrices_item.graphql.ts';

/** Every item has the same column widths, so that the columns line up. Trainer names need the most room. */
const columnWeights = [4, 4, 4, 5, 3, 3];

/** An item's price and trainer (O§3). Without a rate the tax is 20 %. Day rate and travel appear only when agreed. */
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
