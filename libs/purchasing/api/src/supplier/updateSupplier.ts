import { mutationField, staff, ulidOf, type Writing } from '@console/api-kit';
import { changeKeptAddress } from '@console/core-api';
import { updateSupplierInput } from '@console/purchasing-contracts';
import { asc, eq } from 'drizzle-orm';
import { Supplier } from '../nodes.ts';
import { contactIdOf } from '../supplier-contact/contactIdOf.ts';
import { purchaseOrder, supplier } from '../tables.ts';

mutationField('updateSupplier', {
  description:
    'Changes a supplier. Absent fields keep their value. A null address removes it. Bank details change by a request only: see `proposeSupplierBankChange`.',
  rule: staff,
  input: updateSupplierInput,
  changes: Supplier,
  write: async (writing, { id, version, primaryContact, purchasesAddress, ...details }) => {
    const renames = details.name !== undefined && (await holdOrdersToRename(writing, id, details.name));
    // A new name waits for orders that are being raised, because they copy the old one.
    const row = await writing.lock(Supplier, { id, version }, renames ? 'update' : 'no key update');
    const primaryContactId = await contactIdOf(writing, primaryContact);
    const kept = { type: Supplier, part: 'purchasesAddress' };
    return changeKeptAddress(writing, kept, purchasesAddress, row.purchasesAddressId, (purchasesAddressId) =>
      writing.update(Supplier, row, { ...details, primaryContactId, purchasesAddressId }),
    );
  },
});

/** Locks the orders to a supplier that gets a new name, because a trigger copies it to them. Every write locks an order before its supplier. */
async function holdOrdersToRename({ tx }: Writing, iri: string, name: string): Promise<boolean> {
  const id = ulidOf(Supplier.prefix, iri) ?? '';
  const [known] = await tx.select({ name: supplier.name }).from(supplier).where(eq(supplier.id, id));
  if (!known || known.name === name) return false;
  await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.supplierId, id))
    .orderBy(asc(purchaseOrder.id))
    .for('no key update');
  return true;
}
