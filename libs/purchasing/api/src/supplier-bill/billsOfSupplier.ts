import { builder, many } from '@console/api-kit';
import { Supplier, SupplierBill } from '../nodes.ts';
import { supplierBill } from '../tables.ts';

builder.objectField(Supplier.ref, 'bills', (t) =>
  many(t, {
    description: 'Its bills, the newest first, with those that were taken back.',
    of: () => SupplierBill,
    by: supplierBill.supplierId,
    order: { day: supplierBill.day },
    defaultOrder: { day: 'DESC' },
  }),
);
