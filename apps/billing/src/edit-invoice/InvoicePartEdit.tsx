import {
  type InvoicePart,
  invoicePartInputs,
  invoicePartLabel,
  type updateInvoiceInput,
} from '@console/billing-contracts';
import { type EditedRecord, PartEdit, type PartEditProps } from '@console/forms';
import { useUpdateInvoice } from './useUpdateInvoice.ts';

type PartInput = (typeof invoicePartInputs)[InvoicePart];

export interface InvoicePartEditProps
  extends Pick<PartEditProps<PartInput, unknown>, 'displayedValue' | 'readOnly' | 'fields'> {
  readonly invoice: EditedRecord<typeof updateInvoiceInput>;
  readonly part: InvoicePart;
}

/** Edits one part of an invoice in place (O§2, O§7). */
export function InvoicePartEdit({ invoice, part, ...edit }: InvoicePartEditProps) {
  return (
    <PartEdit
      {...edit}
      name={`invoice-${part}`}
      label={invoicePartLabel(part)}
      input={invoicePartInputs[part]}
      record={invoice}
      write={useUpdateInvoice()}
    />
  );
}
