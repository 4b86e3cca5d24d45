import { Button } from '@console/design-system/button';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { MetaLine } from '@console/design-system/page-frame';
import { Badge } from '@console/design-system/status-badge';
import { formatMoney } from '@console/format';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RecordReceiptButton } from '../record-receipt/RecordReceiptButton.tsx';
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
  const account = customer.onAccount.amount;
  return (
    <Stack gap="xs">
      <Row justify="between">
        <Text role="strong">Receipts</Text>
        <RecordReceiptButton customer={customer} />
      </Row>
      {totalCount > 0 && (
        <Text role="meta">
          <MetaLine>
            {totalCount > edges.length && `${edges.length} of ${totalCount}`}
            {account > 0 && `${formatMoney(account)} on account`}
          </MetaLine>
        </Text>
      )}
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
