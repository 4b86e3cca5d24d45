import { loadRow } from '@console/api-kit';
import { keepsHistory, kept, Person } from '@console/core-api';
import { supplierLabels as labels, maskedAccountNumber, maskedSortCode } from '@console/purchasing-contracts';
import { Supplier } from '../nodes.ts';

keepsHistory(Supplier, {
  entity: 'supplier',
  fields: {
    name: kept.text(labels.name),
    bankSortCode: kept.secret('Bank sort code', maskedSortCode),
    bankAccountNumber: kept.secret('Bank account number', maskedAccountNumber),
    vatRegistered: kept.flag(labels.vatRegistered),
    vatNumber: kept.text(labels.vatNumber),
    primaryContactId: {
      label: labels.primaryContact,
      text: async (value, context) => (await loadRow(context, Person, String(value)))?.fullName ?? null,
    },
    purchasesEmail: kept.text(labels.purchasesEmail),
    remittanceEmail: kept.text(labels.remittanceEmail),
  },
  parts: {
    purchasesAddress: kept.lines('Purchases address'),
    bankChange: kept.lines('Change of the bank details'),
    bankDetailsShown: kept.lines('Bank details shown'),
  },
});
