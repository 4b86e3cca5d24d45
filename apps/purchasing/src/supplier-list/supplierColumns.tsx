import { columnsOf, keepOnPhone } from '@console/design-system/table';
import { bankChangeStatuses, supplierLinks } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type {
  supplierColumns_supplier$data,
  supplierColumns_supplier$key,
} from './__generated__/supplierColumns_supplier.graphql.ts';

/** The fields of a supplier that its row shows. */
export function useSupplierRow(key: supplierColumns_supplier$key): supplierColumns_supplier$data {
  return useFragment(
    graphql`
      fragment supplierColumns_supplier on Supplier {
        id
        name
        reference
        purchasesEmail
        pendingBankChange { status }
        primaryContact {
          fullName
          email
          mobile
          telephone
          user { avatarUrl }
        }
      }
    `,
    key,
  );
}

const { record, text, person, badge } = columnsOf<supplierColumns_supplier$data>();

/** Every column of the list, in its standard order. */
export const supplierColumns = keepOnPhone(
  ['name', 'reference'],
  [
    record('name', 'Name', ({ id }) => supplierLinks.detail(id), { minWidth: 180 }),
    text('reference', 'Reference', ({ reference }) => reference, { width: 112, whole: true, minWidth: 96 }),
    badge('bankChange', 'New bank details', bankChangeStatuses, ({ pendingBankChange }) => pendingBankChange?.status, {
      width: 140,
      minWidth: 124,
      dropRank: 4,
    }),
    person(
      'primaryContact',
      'Primary contact',
      ({ primaryContact }) => ({ name: primaryContact?.fullName, imageUrl: primaryContact?.user?.avatarUrl }),
      { width: 220, minWidth: 160 },
    ),
    text('email', 'Email', ({ primaryContact }) => primaryContact?.email, { width: 260, minWidth: 180, dropRank: 3 }),
    text('phone', 'Phone', ({ primaryContact }) => primaryContact?.mobile ?? primaryContact?.telephone, {
      width: 136,
      whole: true,
      minWidth: 124,
      dropRank: 2,
    }),
    text('purchasesEmail', 'Purchases email', ({ purchasesEmail }) => purchasesEmail, {
      width: 240,
      optional: true,
      dropRank: 1,
    }),
  ],
);
