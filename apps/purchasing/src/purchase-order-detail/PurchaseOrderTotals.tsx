import { Stack, Text } from '@console/design-system/layout';
import { priceTotals, type TotalLine, Totals } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import { differenceWords } from '../record-bill/differenceWords.ts';
import type { PurchaseOrderTotals_order$key } from './__generated__/PurchaseOrderTotals_order.graphql.ts';

/** The totals of an order. Once a bill is recorded also what is billed, with the difference to the order when all of it is. */
export function PurchaseOrderTotals({ order: key }: { order: PurchaseOrderTotals_order$key }) {
  const { netPrice, tax, items, bills } = useFragment(
    graphql`
      fragment PurchaseOrderTotals_order on PurchaseOrder {
        netPrice {
          amount
        }
        tax {
          amount
        }
        bills {
          takenBackAt
        }
        items(first: 100) {
          edges {
            node {
              quantity
              billedQuantity
              billedNetPrice {
                amount
              }
              billedTax {
                amount
              }
            }
          }
        }
      }
    `,
    key,
  );
  const totals = priceTotals(netPrice.amount, tax.amount);
  if (!bills.some(({ takenBackAt }) => !takenBackAt)) return <Totals lines={totals} />;
  const lines = items.edges.map(({ node }) => node);
  const net = lines.reduce((sum, { billedNetPrice }) => sum + billedNetPrice.amount, 0);
  const vat = lines.reduce((sum, { billedTax }) => sum + billedTax.amount, 0);
  const all = lines.every(({ quantity, billedQuantity }) => billedQuantity >= quantity);
  const billed: TotalLine[] = [
    { label: 'Billed net', pence: net },
    { label: 'Billed with VAT', pence: net + vat },
  ];
  const difference = net - netPrice.amount;
  return (
    <Stack gap="xs">
      <Totals lines={[...totals, ...billed]} />
      <Text role={all && difference > 0 ? 'strong' : 'meta'}>
        {all || difference > 0 ? differenceWords(difference) : 'Not all is billed yet'}
      </Text>
    </Stack>
  );
}
