import { toIsoDate } from '@console/format';
import { savedAddress } from '@console/forms';

/** What the forms of an invoice's parts begin with. */
export interface EditedInvoice {
  readonly id: string;
  readonly version: number;
  readonly billingAddress?: Parameters<typeof savedAddress>[0];
  readonly poNumber?: string | null | undefined;
  readonly documentDate: string;
  readonly dueDate: string;
  readonly notes?: string | null | undefined;
}

/** The parts of an invoice as their fields hold them: text, empty where there is none. */
export function savedParts({ billingAddress, poNumber, documentDate, dueDate, notes }: EditedInvoice) {
  return {
    billingAddress: { billingAddress: savedAddress(billingAddress) },
    poNumber: { poNumber: poNumber ?? '' },
    documentDate: { documentDate: toIsoDate(documentDate) },
    dueDate: { dueDate: toIsoDate(dueDate) },
    notes: { notes: notes ?? '' },
  };
}
