import { implementNode, listField, one, staff, textFilter } from '@console/api-kit';
import { Trainer } from '@console/classes-api';
import { Address, findByReference, openRecords, Person } from '@console/core-api';
import { Supplier } from '../nodes.ts';
import { supplier } from '../tables.ts';

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
    bankSortCode: t.exposeString('bankSortCode', { nullable: true }),
    bankAccountNumber: t.exposeString('bankAccountNumber', { nullable: true }),
    vatRegistered: t.exposeBoolean('vatRegistered'),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
    remittanceEmail: t.exposeString('remittanceEmail', { nullable: true }),
    purchasesEmail: t.exposeString('purchasesEmail', { nullable: true }),
    purchasesAddress: one(t, { from: supplier.purchasesAddressId, to: () => Address }),
  }),
});

listField('suppliers', Supplier, {
  rule: staff,
  filters: { name: textFilter([supplier.nameSort]) },
  order: { name: supplier.nameSort, reference: supplier.number, createdAt: supplier.createdAt },
  defaultOrder: { name: 'ASC' },
  size: 500,
});
