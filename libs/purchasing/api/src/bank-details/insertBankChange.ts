import type { RowOf, Writing } from '@console/api-kit';
import { Supplier, SupplierBankChange } from '../nodes.ts';
import type { supplierBankChange } from '../tables.ts';
import { type BankDetailsValues, keptBankDetails } from './keptBankDetails.ts';

/** Proposes bank details for a supplier that nobody else can reach or that is locked. It must have no other pending change. */
export async function insertBankChange(
  writing: Writing,
  supplier: { readonly id: string },
  details: BankDetailsValues,
): Promise<RowOf<typeof supplierBankChange>> {
  const { bankSortCode, bankAccountNumber } = details;
  const change = await writing.insert(SupplierBankChange, { supplierId: supplier.id, bankSortCode, bankAccountNumber });
  writing.keepParts(Supplier, supplier, 'bankChange', [], [`Proposed: ${keptBankDetails(details)}`]);
  return change;
}
