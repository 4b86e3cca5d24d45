import { mutationField, staff } from '@console/api-kit';
import { proposeSupplierBankChangeInput, whyNotPropose } from '@console/purchasing-contracts';
import { and, eq } from 'drizzle-orm';
import { Supplier, SupplierBankChange } from '../nodes.ts';
import { supplierBankChange } from '../tables.ts';
import { insertBankChange } from './insertBankChange.ts';

mutationField('proposeSupplierBankChange', {
  description:
    'Proposes new bank details for a supplier. The old ones stay until an administrator approves the new ones.',
  rule: staff,
  input: proposeSupplierBankChangeInput,
  changes: SupplierBankChange,
  write: async (writing, { supplier: iri, ...details }) => {
    const supplier = await writing.hold(Supplier, iri, 'supplier');
    const { supplierId, status } = supplierBankChange;
    const [pending] = await writing.tx
      .select({ id: supplierBankChange.id })
      .from(supplierBankChange)
      .where(and(eq(supplierId, supplier.id), eq(status, 'pending')));
    writing.refuseIf(whyNotPropose(pending));
    return insertBankChange(writing, supplier, details);
  },
});
