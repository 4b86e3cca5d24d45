import { invoiceLinks, paymentKinds } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { LoadingDialog } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Dialog } from '@console/design-system/dialog';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { formatDate } from '@console/format';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { UseReceiptDialog } from '../allocate/UseReceiptDialog.tsx';
import { TakeBackReceipt } from '../take-back/TakeBackReceipt.tsx';
import type { ReceiptDialogQuery } from './__generated__/ReceiptDialogQuery.graphql.ts';

interface ReceiptDialogProps {
  /** The id of the receipt. */
  readonly receipt: string;
  readonly customer: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A receipt with the invoices that it pays. What is left of it pays others, and all of it can be taken back. */
export function ReceiptDialog({ receipt: id, customer, onClose }: ReceiptDialogProps) {
  const { data, failed, load } = useQueryOnDemand<ReceiptDialogQuery>(
    graphql`
      query ReceiptDialogQuery($id: ID!) {
        receipt(id: $id) {
          id
          version
          reference
          receivedAt
          amount {
            amount
          }
          onAccount {
            amount
          }
          paymentMethod
          notes
          reversedAt
          reversalReason
          payments(first: 100) {
            edges {
              node {
                id
                kind
                receivedAt
                reversedAt
                reversalReason
                amountAsMoney {
                  amount
                }
                invoice {
                  id
                  reference
                }
              }
            }
          }
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const retry = useCallback(() => load({ id }), [load, id]);
  useEffect(retry, [retry]);
  const [asked, setAsked] = useState<'use' | 'take back' | null>(null);
  const receipt = data?.receipt;
  if (!receipt) return <LoadingDialog title="Receipt" what="receipt" {...{ failed, retry, onClose }} />;
  const { reference, onAccount, reversedAt, payments } = receipt;
  const source = { id, reference, left: onAccount.amount };
  if (asked === 'use') return <UseReceiptDialog {...{ customer, source }} onClose={() => setAsked(null)} />;
  if (asked === 'take back') {
    return <TakeBackReceipt receipt={receipt} onDone={onClose} onClose={() => setAsked(null)} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={reference}
      subtitle={customer.name}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {!reversedAt && (
            <Button danger onClick={() => setAsked('take back')}>
              Take back
            </Button>
          )}
          {onAccount.amount > 0 && (
            <Button appearance="primary" onClick={() => setAsked('use')}>
              Pay invoices
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <DescriptionList
          columns={2}
          items={[
            { label: 'Received', value: <DateText value={receipt.receivedAt} /> },
            { label: 'Amount', value: <Money pence={receipt.amount.amount} /> },
            { label: 'Payment method', value: paymentMethods.labelOf(receipt.paymentMethod) },
            { label: 'On account', value: <Money pence={onAccount.amount} /> },
            ...(receipt.notes ? [{ label: 'Notes', value: receipt.notes }] : []),
            ...(reversedAt
              ? [{ label: 'Taken back', value: `${formatDate(reversedAt)}: ${receipt.reversalReason}` }]
              : []),
          ]}
        />
        <Text role="strong">{payments.edges.length === 0 ? 'It pays no invoice yet.' : 'Invoices'}</Text>
        {payments.edges.map(({ node }) => (
          <Row key={node.id} justify="between">
            <Stack gap="none">
              {node.invoice ? (
                <Link to={invoiceLinks.detail(node.invoice.id)}>{node.invoice.reference}</Link>
              ) : (
                <Text>{paymentKinds.labelOf(node.kind)}</Text>
              )}
              <Text role="meta">
                {node.reversedAt
                  ? `Taken back on ${formatDate(node.reversedAt)}: ${node.reversalReason}`
                  : formatDate(node.receivedAt)}
              </Text>
            </Stack>
            <Money pence={node.amountAsMoney.amount} struck={Boolean(node.reversedAt)} />
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
