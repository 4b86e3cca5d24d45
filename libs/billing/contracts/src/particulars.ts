import type { StoredAddress } from '@console/core-contracts';

/** What an invoice says of those who sell and buy, as it was on the day of issue. An issued document never changes. */
export interface InvoiceParticulars {
  readonly seller: {
    readonly legalName: string;
    readonly address: StoredAddress;
    readonly vatNumber: string;
    readonly companyNumber: string | null;
    readonly bankName: string | null;
    readonly bankSortCode: string | null;
    readonly bankAccountNumber: string | null;
  };
  readonly brand: {
    readonly id: string;
    readonly name: string;
    /** Written #rrggbb. */
    readonly primaryColor: string;
    readonly email: string | null;
    readonly phoneNumber: string | null;
    readonly website: string | null;
  } | null;
  readonly customer: { readonly name: string };
}
