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
  type RecordFor,
  useConsoleForm,
} from '@console/forms';
import { type ReactNode, useMemo } from 'react';
import { useUpdateInvoice } from './useUpdateInvoice.ts';

interface EditedInvoice extends RecordFor<typeof updateInvoiceInput> {
  readonly id: string;
  readonly version: number;
}

export interface InvoicePartEditProps {
  readonly invoice: EditedInvoice;
  readonly part: InvoicePart;
  /** The part as it is shown. */
  readonly shown: ReactNode;
  readonly mayWrite: boolean;
  /** Its fields, by the rules of the part alone. */
  readonly fields: (form: ConsoleForm) => ReactNode;
}

/** One part of an invoice, changed where it stands (O§2, O§7). It is sent alone: the other parts stay as they are by then. */
export function InvoicePartEdit({ invoice, part, shown, mayWrite, fields }: InvoicePartEditProps) {
  const { id, version } = invoice;
  const { commit, error } = useUpdateInvoice();
  const input: InputSchema = invoicePartInputs[part];
  const saved = useMemo(() => initialValues(invoicePartInputs[part], invoice), [part, invoice]);
  const form = useConsoleForm({
    name: `invoice-${part}`,
    input,
    saved,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  const label = invoicePartLabel(part);
  return (
    <InlineEdit form={form} label={label} shown={shown} failed={`The ${label} was not saved.`} readOnly={!mayWrite}>
      {fields(form)}
    </InlineEdit>
  );
}
