import { toIsoDate } from '@console/format';

const addressParts = ['address1', 'address2', 'address3', 'address4', 'city', 'region', 'postcode', 'country'] as const;

/** What the forms of an invoice's parts begin with. */
export interface EditedInvoice {
  readonly id: string;
  readonly version: number;
  readonly billingAddress?:
    | { readonly [Part in (typeof addressParts)[number]]?: string | null | undefined }
    | null
    | undefined;
  readonly poNumber?: string | null | undefined;
  readonly documentDate: string;
  readonly dueDate: string;
  readonly notes?: string | null | undefined;
}

/** The parts of an invoice as their fields hold them: text, empty where there is none. */
export function savedParts({ billingAddress, poNumber, documentDate, dueDate, notes }: EditedInvoice) {
  const lines = addressParts.map((part) => [part, billingAddress?.[part] ?? '']);
  return {
    billingAddress: { billingAddress: Object.fromEntries(lines) },
    poNumber: { poNumber: poNumber ?? '' },
    documentDate: { documentDate: toIsoDate(documentDate) },
    dueDate: { dueDate: toIsoDate(dueDate) },
    notes: { notes: notes ?? '' },
  };
}
