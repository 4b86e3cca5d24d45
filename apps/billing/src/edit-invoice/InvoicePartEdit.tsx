import {
  type InvoicePart,
  invoicePartInputs,
  invoicePartLabel,
  type updateInvoiceInput,
} from '@console/billing-contracts';
import {
  type ConsoleForm,
  InlineEdit,
  type InputSchema,
  initialValues,
  type LastChange,
  type RecordFor,
  useConsoleForm,
} from '@console/forms';
import { type ReactNode, useMemo } from 'react';
import { useUpdateInvoice } from './useUpdateInvoice.ts';

interface EditedInvoice extends RecordFor<typeof updateInvoiceInput>, LastChange {
  readonly id: string;
  readonly version: number;
}

export interface InvoicePartEditProps {
  readonly invoice: EditedInvoice;
  readonly part: InvoicePart;
  /** The part's value while it is not being edited. */
  readonly displayedValue: ReactNode;
  readonly mayWrite: boolean;
  /** The part's form fields. */
  readonly fields: (form: ConsoleForm) => ReactNode;
}

/** Edits one part of an invoice in place (O§2, O§7). Only this part is sent, so changes of colleagues to other parts are kept. */
export function InvoicePartEdit({ invoice, part, displayedValue, mayWrite, fields }: InvoicePartEditProps) {
  const { id, version } = invoice;
  const { commit, error } = useUpdateInvoice();
  const input: InputSchema = invoicePartInputs[part];
  const saved = useMemo(() => initialValues(invoicePartInputs[part], invoice), [part, invoice]);
  const form = useConsoleForm({
    name: `invoice-${part}`,
    input,
    saved,
    lastChange: invoice,
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
