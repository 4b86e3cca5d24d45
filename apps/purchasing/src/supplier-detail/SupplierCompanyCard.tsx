import { DescriptionList } from '@console/design-system/description-list';
import { CardEdit } from '@console/forms';
import { supplierLabels as labels, supplierCompanyInput } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { SupplierCompanyFields } from '../supplier-fields/SupplierFields.tsx';
import type { SupplierCompanyCard_supplier$key } from './__generated__/SupplierCompanyCard_supplier.graphql.ts';
import { useUpdateSupplier } from './useUpdateSupplier.ts';

/** What a supplier is registered with (O§2), edited in place. */
export function SupplierCompanyCard({ supplier: key }: { supplier: SupplierCompanyCard_supplier$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierCompanyCard_supplier on Supplier {
        id
        version
        ...lastChange_record @relay(mask: false)
        name
        vatRegistered
        vatNumber
      }
    `,
    key,
  );
  const { name, vatRegistered, vatNumber } = supplier;
  return (
    <CardEdit
      title="Company"
      name="supplier-company"
      label="company"
      displayedValue={
        <DescriptionList
          columns={3}
          items={[
            { label: labels.name, value: name },
            { label: labels.vatRegistered, value: vatRegistered ? 'Yes' : 'No' },
            { label: labels.vatNumber, value: vatNumber },
          ]}
        />
      }
      input={supplierCompanyInput}
      record={supplier}
      write={useUpdateSupplier()}
      fields={(form) => <SupplierCompanyFields form={form} />}
    />
  );
}
