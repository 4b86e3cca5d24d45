import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { MetaLine } from '@console/design-system/page-frame';
import { Badge } from '@console/design-system/status-badge';
import { formatMoney } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { RecordReceiptButton } from '../record-receipt/RecordReceiptButton.tsx';
import type { ReceiptsOfCustomer_customer$key } from './__generated__/ReceiptsOfCustomer_customer.graphql.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

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
            <ReceiptButton receipt={{ id, reference }} customer={customer} />
            <Text role="meta">
              <DateText value={receivedAt} />
            </Text>
            {reversedAt && <Badge tone="outline">Taken back</Badge>}
            {onAccount.amount > 0 && <Badge tone="brand">{`${formatMoney(onAccount.amount)} left`}</Badge>}
          </Row>
          <Money pence={amount.amount} struck={Boolean(reversedAt)} />
        </Row>
      ))}
    </Stack>
  );
}
