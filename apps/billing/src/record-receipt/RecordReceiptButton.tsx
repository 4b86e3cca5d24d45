import { LoadingDialog } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordReceiptButtonQuery } from './__generated__/RecordReceiptButtonQuery.graphql.ts';
import { RecordReceiptDialog } from './RecordReceiptDialog.tsx';

export interface RecordReceiptButtonProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The id of the invoice that is paid first. */
  readonly invoice?: string;
}

/** Opens the dialog that records what came in from a customer (BIL-05). The open invoices are read when it opens. */
export function RecordReceiptButton({ customer, invoice }: RecordReceiptButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AddButton place="card" onClick={() => setOpen(true)}>
        Record receipt
      </AddButton>
      {open && <OpenInvoices customer={customer} first={invoice ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}

interface OpenInvoicesProps {
  readonly customer: RecordReceiptButtonProps['customer'];
  readonly first: string | null;
  readonly onClose: () => void;
}

function OpenInvoices({ customer, first, onClose }: OpenInvoicesProps) {
  const { data, failed, load } = useQueryOnDemand<RecordReceiptButtonQuery>(
    graphql`
      query RecordReceiptButtonQuery($customer: ID!) {
        customer(id: $customer) {
          openInvoices(first: 100) {
            edges {
              node {
                ...openInvoices_invoice
              }
            }
            totalCount
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ customer: customer.id }), [load, customer.id]);
  if (data) {
    const { edges = [], totalCount = 0 } = data.customer?.openInvoices ?? {};
    const invoices = edges.map(({ node }) => node);
    const more = totalCount - invoices.length;
    return <RecordReceiptDialog {...{ customer, first, invoices, more, onClose }} />;
  }
  const retry = () => load({ customer: customer.id });
  return <LoadingDialog title="Record receipt" what="open invoices" failed={failed} retry={retry} onClose={onClose} />;
}
