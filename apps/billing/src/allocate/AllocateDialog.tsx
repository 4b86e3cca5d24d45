import { allocationsForm, sumOfAllocations, whyNotAllocate } from '@console/billing-contracts';
import { ImpactList, LoadingDialog, useImpact } from '@console/core-web';
import { formatMoney } from '@console/format';
import { FormDialog, useConsoleForm, useFormValues } from '@console/forms';
import type { MappedError } from '@console/relay';
import { useState } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { AllocationFields } from './AllocationFields.tsx';
import { madeAllocations, proposeAllocations } from './proposeAllocations.ts';
import { type OpenInvoices, useOpenInvoices } from './useOpenInvoices.ts';

type Allocations = ReturnType<typeof madeAllocations>;

export interface AllocateDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  /** The receipt or the credit note: its id, its reference, and what is left of it in pence. */
  readonly source: { readonly id: string; readonly reference: string; readonly left: number };
  /** Sends the allocations. Resolves to null when that failed. */
  readonly save: (allocations: Allocations) => Promise<unknown>;
  readonly error: MappedError | null;
  /** The query of the consequences, with the variables `id` and `allocations`. */
  readonly impact: GraphQLTaggedNode;
  readonly onClose: () => void;
}

/** Pays invoices with what is left of a receipt or of a credit note. The open invoices are read when it opens. */
export function AllocateDialog(props: AllocateDialogProps) {
  const { customer, onClose } = props;
  const { found, failed, retry } = useOpenInvoices(customer.id);
  if (!found) return <LoadingDialog title="Pay invoices" what="open invoices" {...{ failed, retry, onClose }} />;
  return <AllocateForm {...props} {...found} />;
}

interface ImpactOfAllocation {
  readonly variables: { readonly id: string; readonly allocations: Allocations };
  readonly response: { readonly of: { readonly impact?: readonly never[] } | null | undefined };
}

function AllocateForm(props: AllocateDialogProps & OpenInvoices) {
  const { customer, source, save, error, impact, open, more, onClose } = props;
  const { id, reference, left } = source;
  const [saved] = useState(() => ({ allocations: proposeAllocations(open, left) }));
  const form = useConsoleForm({
    ...{ name: 'allocate', input: allocationsForm, saved, error },
    save: ({ allocations }) => save(madeAllocations(allocations)),
    onSaved: onClose,
    keepDraft: false,
  });
  const some = madeAllocations(useFormValues(form).allocations);
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
