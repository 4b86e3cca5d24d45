import {
  type InvoicePart,
  invoicePartInputs,
  invoicePartLabel,
  type updateInvoiceInput,
} from '@console/billing-contracts';
import { type ConsoleForm, InlineEdit, type LastChange, type RecordFor, useRecordForm } from '@console/forms';
import type { ReactNode } from 'react';
import { useUpdateInvoice } from './useUpdateInvoice.ts';

interface EditedInvoice extends RecordFor<typeof updateInvoiceInput>, LastChange {
  readonly id: string;
  readonly version: number;
}

type PartInput = (typeof invoicePartInputs)[InvoicePart];

export interface InvoicePartEditProps {
  readonly invoice: EditedInvoice;
  readonly part: InvoicePart;
  /** The part's value while it is not being edited. */
  readonly displayedValue: ReactNode;
  readonly mayWrite: boolean;
  /** The part's form fields. */
  readonly fields: (form: ConsoleForm<PartInput>) => ReactNode;
}

/** Edits one part of an invoice in place (O§2, O§7). Only this part is sent, so changes of colleagues to other parts are kept. */
export function InvoicePartEdit({ invoice, part, displayedValue, mayWrite, fields }: InvoicePartEditProps) {
  const { id, version } = invoice;
  const { commit, error } = useUpdateInvoice();
  const form = useRecordForm({
    name: `invoice-${part}`,
    input: invoicePartInputs[part],
    record: invoice,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  const label = invoicePartLabel(part);
  return (
    <InlineEdit
      form={form}
      label={label}
      displayedValue={displayedValue}
      failed={`The ${label} was not saved.`}
      readOnly={!mayWrite}
    >
      {fields(form)}
    </InlineEdit>
  );
}
