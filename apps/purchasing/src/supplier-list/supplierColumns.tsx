import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import type { Column } from '@console/design-system/table';
import { supplierLinks } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type {
  supplierColumns_supplier$data,
  supplierColumns_supplier$key,
} from './__generated__/supplierColumns_supplier.graphql.ts';

/** What a row of the list reads of its supplier. */
export function useSupplierRow(key: supplierColumns_supplier$key): supplierColumns_supplier$data {
  return useFragment(
    graphql`
      fragment supplierColumns_supplier on Supplier {
        id
        name
        reference
        purchasesEmail
        primaryContact {
          fullName
          email
          mobile
          telephone
          user {
            avatarUrl
          }
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const supplierColumns: readonly Column<supplierColumns_supplier$data>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => (
      <Link tone="row" to={supplierLinks.detail(id)}>
        {name}
      </Link>
    ),
    minWidth: 180,
    sort: 'name',
    always: true,
  },
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ reference }) => reference,
    width: 112,
    minWidth: 96,
    sort: 'reference',
  },
  {
    id: 'primaryContact',
    header: 'Primary contact',
    cell: ({ primaryContact }) => <Person name={primaryContact?.fullName} imageUrl={primaryContact?.user?.avatarUrl} />,
    width: 220,
    minWidth: 160,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ primaryContact }) => primaryContact?.email ?? '–',
    width: 260,
    minWidth: 180,
    dropRank: 3,
  },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ primaryContact }) => primaryContact?.mobile ?? primaryContact?.telephone ?? '–',
    width: 136,
    minWidth: 124,
    dropRank: 2,
  },
  {
    id: 'purchasesEmail',
    header: 'Purchases email',
    cell: ({ purchasesEmail }) => purchasesEmail ?? '–',
    width: 240,
    optional: true,
    dropRank: 1,
  },
];
