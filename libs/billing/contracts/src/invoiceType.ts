import { defineEnumeration, type ValueOf } from '@console/rules';

/** The types of an invoice, spelled as in O§3. An unknown one shows as other. */
export const invoiceTypes = defineEnumeration(
  {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    pro_forma: 'Pro forma',
    other: 'Other',
  },
  'other',
);
export type InvoiceType = ValueOf<typeof invoiceTypes>;
