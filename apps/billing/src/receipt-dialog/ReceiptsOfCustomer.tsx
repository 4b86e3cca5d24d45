import { Button } from '@console/design-system/button';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { Badge } from '@console/design-system/status-badge';
import { formatMoney } from '@console/format';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReceiptsOfCustomer_customer$key } from './__generated__/ReceiptsOfCustomer_customer.graphql.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** What is on account of a customer, and the latest five receipts. Each opens with the invoices that it pays. */
export function ReceiptsOfCustomer({ customer: key }: { customer: ReceiptsOfCustomer_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment ReceiptsOfCustomer_customer on Customer {
        id
        name
        onAccount {
          amount
        }
        receipts(first: 5) {
          edges {
            node {
              id
              reference
              receivedAt
              amount {
                amount
              }
              onAccount {
                amount
              }
              reversedAt
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<string | null>(null);
  const { edges, totalCount } = customer.receipts;
  if (totalCount === 0) return null;
  const account = customer.onAccount.amount;
  return (
    <Stack gap="xs">
      <Row justify="between">
        <Text role="strong">
          {totalCount > edges.length ? `Receipts, ${edges.length} of ${totalCount}` : 'Receipts'}
        </Text>
        {account > 0 && <Text role="meta">{`${formatMoney(account)} on account`}</Text>}
      </Row>
      {edges.map(({ node: { id, reference, receivedAt, amount, onAccount, reversedAt } }) => (
        <Row key={id} justify="between">
          <Row gap="xs" wrap>
            <Button appearance="subtle" size="small" onClick={() => setOpen(id)}>
              {reference}
            </Button>
            <Text role="meta">
              <DateText value={receivedAt} />
            </Text>
            {reversedAt && <Badge tone="outline">Taken back</Badge>}
            {onAccount.amount > 0 && <Badge tone="brand">{`${formatMoney(onAccount.amount)} left`}</Badge>}
          </Row>
          {reversedAt ? <s>{formatMoney(amount.amount)}</s> : <Money pence={amount.amount} />}
        </Row>
      ))}
      {open !== null && <ReceiptDialog receipt={open} customer={customer} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
