import { mutationField, staff, type Writing } from '@console/api-kit';
import { changeKeptAddress } from '@console/core-api';
import { updateSupplierInput } from '@console/purchasing-contracts';
import { asc, eq } from 'drizzle-orm';
import { Supplier } from '../nodes.ts';
import { contactIdOf } from '../supplier-contact/contactIdOf.ts';
import { purchaseOrder } from '../tables.ts';

mutationField('updateSupplier', {
  description:
    'Changes a supplier. Absent fields keep their value. A null address removes it. Bank details change by a request only: see `proposeSupplierBankChange`.',
  rule: staff,
  input: updateSupplierInput,
  changes: Supplier,
  write: async (writing, { id, version, primaryContact, purchasesAddress, ...details }) => {
    const row = await writing.lock(Supplier, { id, version });
    if (details.name !== undefined && details.name !== row.name) await holdOrdersToRename(writing, row.id);
    const primaryContactId = await contactIdOf(writing, primaryContact);
    const kept = { type: Supplier, part: 'purchasesAddress' };
    return changeKeptAddress(writing, kept, purchasesAddress, row.purchasesAddressId, (purchasesAddressId) =>
      writing.update(Supplier, row, { ...details, primaryContactId, purchasesAddressId }),
    );
  },
});

/** Locks the orders to a supplier that gets a new name in the order of their ids, because a trigger copies it to them. */
async function holdOrdersToRename({ tx }: Writing, supplierId: string): Promise<void> {
  await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.supplierId, supplierId))
    .orderBy(asc(purchaseOrder.id))
    .for('no key update');
}
