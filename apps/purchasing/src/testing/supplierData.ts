import { audited, connection, idOf } from '@console/testing';
import { order, priya, whitfield } from './purchasingData.ts';

/** Answers of the API about suppliers, for the tests of this remote. */

export const hannah = {
  ...whitfield.primaryContact,
  givenName: 'Hannah',
  familyName: 'Whitfield',
  jobTitle: 'Owner',
  version: 1,
  ...audited,
};

/** A supplier with bank details. The number is that of its reference: 4001 gives SU-4001. */
export function supplier(number: number, more: object = {}) {
  return {
    __typename: 'Supplier',
    ...whitfield,
    id: idOf('suppliers', number),
    reference: `SU-${number}`,
    version: 1,
    vatRegistered: true,
    vatNumber: 'GB 705 7887 94',
    remittanceEmail: 'accounts@whitfield.example',
    primaryContact: hannah,
    purchasesAddress: { address1: '4 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
    bankSortCode: '••-••-34',
    bankAccountNumber: '•••••911',
    bankDetailsReveals: connection([]),
    pendingBankChange: null,
    trainer: null,
    purchaseOrders: connection([order(30123)]),
    ordersToBill: { ...connection([]), totalCount: 0 },
    bills: { ...connection([]), totalCount: 0 },
    notes: connection([]),
    ...audited,
    ...more,
  };
}

/** New bank details that Priya Nair has proposed. */
export function bankChange(more: object = {}) {
  return {
    __typename: 'SupplierBankChange',
    id: idOf('supplier_bank_changes', 1),
    status: 'pending',
    bankSortCode: '••-••-56',
    bankAccountNumber: '•••••678',
    supplier: { __typename: 'Supplier', id: idOf('suppliers', 4001), name: 'Whitfield Training' },
    ...audited,
    createdBy: priya,
    createdAt: '2026-11-18T11:05:00.000Z',
    version: 1,
    ...more,
  };
}
