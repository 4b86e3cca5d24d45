import { AddressCard } from '@console/core-web';
import { supplierAddressInput } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import type { SupplierAddressCard_supplier$key } from './__generated__/SupplierAddressCard_supplier.graphql.ts';
import { useUpdateSupplier } from './useUpdateSupplier.ts';

/** The address to which purchase orders are sent, edited in place. */
export function SupplierAddressCard({ supplier: key }: { supplier: SupplierAddressCard_supplier$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierAddressCard_supplier on Supplier {
        id
        version
        ...lastChange_record @relay(mask: false)
        purchasesAddress {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  return (
    <AddressCard
      name="supplier-address"
      input={supplierAddressInput}
      record={supplier}
      write={useUpdateSupplier()}
      field="purchasesAddress"
      address={supplier.purchasesAddress}
    />
  );
}
