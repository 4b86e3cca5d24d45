import { sellerLabels as labels } from '@console/core-contracts';
import { keepsHistory, kept } from '../history/History.ts';
import { Seller } from '../nodes.ts';

keepsHistory(Seller, {
  entity: 'seller',
  fields: {
    legalName: kept.text(labels.legalName),
    vatNumber: kept.text(labels.vatNumber),
    companyNumber: kept.text(labels.companyNumber),
    bankName: kept.text(labels.bankName),
    bankSortCode: kept.text(labels.bankSortCode),
    bankAccountNumber: kept.text(labels.bankAccountNumber),
    lockedBefore: kept.day('Lock date'),
  },
  parts: { address: kept.lines(labels.address) },
});
