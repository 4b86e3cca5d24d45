import {
  booleanFilter,
  implementNode,
  listField,
  loadBatched,
  one,
  type RequestContext,
  type RowOf,
  staff,
  textFilter,
} from '@console/api-kit';
import { Trainer } from '@console/classes-api';
import { Address, findByReference, openRecords, Person } from '@console/core-api';
import { maskedAccountNumber, maskedSortCode } from '@console/purchasing-contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Supplier, SupplierBankChange } from '../nodes.ts';
import { supplier, supplierBankChange } from '../tables.ts';

findByReference('supplier', Supplier, openRecords);

implementNode(Supplier, {
  description: 'A company or person that is paid for services to classes. A trainer is paid through a supplier record.',
  rule: staff,
  audit: true,
  lookup: 'supplier',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    name: t.exposeString('name'),
    trainer: one(t, { from: supplier.trainerId, to: () => Trainer }),
    primaryContact: one(t, { from: supplier.primaryContactId, to: () => Person }),
    bankSortCode: t.string({
      nullable: true,
      description: 'Masked. `revealBankDetails` shows it.',
      columns: ['bankSortCode'],
      resolve: ({ bankSortCode }) => bankSortCode && maskedSortCode(bankSortCode),
    }),
    bankAccountNumber: t.string({
      nullable: true,
      description: 'Masked. `revealBankDetails` shows it.',
      columns: ['bankAccountNumber'],
      resolve: ({ bankAccountNumber }) => bankAccountNumber && maskedAccountNumber(bankAccountNumber),
    }),
    vatRegistered: t.exposeBoolean('vatRegistered'),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
    remittanceEmail: t.exposeString('remittanceEmail', { nullable: true }),
    purchasesEmail: t.exposeString('purchasesEmail', { nullable: true }),
    purchasesAddress: one(t, { from: supplier.purchasesAddressId, to: () => Address }),
    pendingBankChange: t.field({
      type: SupplierBankChange.ref,
      nullable: true,
      description:
        'The change of the bank details that waits for approval. Until then the supplier keeps the old ones.',
      columns: ['id'],
      resolve: async ({ id }, _args, context) => (await pendingBankChangeOf(context, id)) ?? null,
    }),
  }),
});

/** Suppliers whose bank details wait for approval are few, so the query begins with the changes that an index holds. */
const waits = sql`${supplier.id} IN (SELECT ${supplierBankChange.supplierId} FROM ${supplierBankChange} WHERE ${supplierBankChange.status} = 'pending')`;

listField('suppliers', Supplier, {
  rule: staff,
  filters: { name: textFilter([supplier.nameSort]), bankChangeWaits: booleanFilter(() => waits) },
  order: { name: supplier.nameSort, reference: supplier.number, createdAt: supplier.createdAt },
  defaultOrder: { name: 'ASC' },
  size: 500,
});

/** One statement answers for all suppliers of a request. */
function pendingBankChangeOf(context: RequestContext, supplierId: string) {
  return loadBatched<RowOf<typeof supplierBankChange>>(context, pendingBankChangeOf, supplierId, async (ids) => {
    const { supplierId: of, status } = supplierBankChange;
    const rows = await context.database
      .select()
      .from(supplierBankChange)
      .where(and(inArray(of, [...ids]), eq(status, 'pending')));
    return new Map(rows.map((row) => [row.supplierId, row]));
  });
}
