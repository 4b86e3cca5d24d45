import { allocationsForm, sumOfAllocations, whyNotAllocate } from '@console/billing-contracts';
import { ImpactList, LoadingDialog, useImpact } from '@console/core-web';
import { formatMoney } from '@console/format';
import { FormDialog, useConsoleForm, useFormValues } from '@console/forms';
import { type MappedError, useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { AllocateDialogQuery } from './__generated__/AllocateDialogQuery.graphql.ts';
import { AllocationFields, type NamedInvoice } from './AllocationFields.tsx';
import { openInvoices } from './openInvoices.ts';
import { proposeAllocations } from './proposeAllocations.ts';

interface Allocation {
  readonly invoice: string;
  readonly amount: number | null;
}

export interface AllocateDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The receipt or the credit note: its id, its reference, and what is left of it in pence. */
  readonly source: { readonly id: string; readonly reference: string; readonly left: number };
  /** Sends the allocations. Resolves to null when that failed. */
  readonly save: (allocations: Allocation[]) => Promise<unknown>;
  readonly error: MappedError | null;
  /** The query of the consequences, with the variables `id` and `allocations`. */
  readonly impact: GraphQLTaggedNode;
  readonly onClose: () => void;
}

/** Pays invoices with what is left of a receipt or of a credit note. The open invoices are read when it opens. */
export function AllocateDialog(props: AllocateDialogProps) {
  const { customer, onClose } = props;
  const { data, failed, load } = useQueryOnDemand<AllocateDialogQuery>(
    graphql`
      query AllocateDialogQuery($customer: ID!) {
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
  const retry = useCallback(() => load({ customer: customer.id }), [load, customer.id]);
  useEffect(retry, [retry]);
  if (!data) return <LoadingDialog title="Pay invoices" what="open invoices" {...{ failed, retry, onClose }} />;
  const { edges = [], totalCount = 0 } = data.customer?.openInvoices ?? {};
  const open = openInvoices(edges.map(({ node }) => node));
  return <AllocateForm {...props} open={open} more={totalCount - open.length} />;
}

interface ImpactOfAllocation {
  readonly variables: { readonly id: string; readonly allocations: readonly Allocation[] };
  readonly response: { readonly of: { readonly impact?: readonly never[] } | null | undefined };
}

function AllocateForm(props: AllocateDialogProps & { readonly open: readonly NamedInvoice[]; readonly more: number }) {
  const { customer, source, save, error, impact, open, more, onClose } = props;
  const { id, reference, left } = source;
  const [saved] = useState(() => ({ allocations: proposeAllocations(open, left) }));
  const form = useConsoleForm({
    ...{ name: 'allocate', input: allocationsForm, saved, error },
    save: ({ allocations }) => save(allocations.filter(({ amount }) => amount)),
    onSaved: onClose,
    keepDraft: false,
  });
  const { allocations } = useFormValues(form);
  const some = allocations.flatMap(({ invoice, amount }) =>
    invoice && typeof amount === 'number' && amount > 0 ? [{ invoice, amount }] : [],
  );
  const isPossible = sumOfAllocations(some) > 0 && whyNotAllocate(left, some) === null;
  const asked = isPossible ? { id, allocations: some } : null;
  const { impacts, failed, refetch } = useImpact<ImpactOfAllocation>(impact, asked, 0, true);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Pay invoices of ${customer.name}`}
      subtitle={`${formatMoney(left)} is left of ${reference}. It counts today.`}
      submit="Pay invoices"
      failed="The invoices were not paid."
      loadingContent={asked !== null && impacts === null && !failed}
      tall
    >
      <AllocationFields form={form} whole={left} open={open} more={more} />
      {asked && <ImpactList {...{ impacts, failed, refetch }} />}
    </FormDialog>
  );
}
