import { MailLink } from '@console/design-system/address';
import { DescriptionList } from '@console/design-system/description-list';
import { CardEdit } from '@console/forms';
import { supplierLabels as labels, supplierCorrespondenceInput } from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { SupplierCorrespondenceFields } from '../supplier-fields/SupplierFields.tsx';
import type { SupplierCorrespondenceCard_supplier$key } from './__generated__/SupplierCorrespondenceCard_supplier.graphql.ts';
import { useUpdateSupplier } from './useUpdateSupplier.ts';

/** Whom to write to at a supplier (O§2), edited in place. */
export function SupplierCorrespondenceCard({ supplier: key }: { supplier: SupplierCorrespondenceCard_supplier$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierCorrespondenceCard_supplier on Supplier {
        id
        version
        ...lastChange_record @relay(mask: false)
        purchasesEmail
        remittanceEmail
        primaryContact {
          id
          fullName
          ...supplierContactOption_person
        }
      }
    `,
    key,
  );
  const { primaryContact, purchasesEmail, remittanceEmail } = supplier;
  return (
    <CardEdit
      title="Correspondence"
      name="supplier-correspondence"
      label="correspondence"
      displayedValue={
        <DescriptionList
          columns={3}
          items={[
            { label: labels.primaryContact, value: primaryContact?.fullName },
            { label: labels.purchasesEmail, value: purchasesEmail && <MailLink address={purchasesEmail} /> },
            { label: labels.remittanceEmail, value: remittanceEmail && <MailLink address={remittanceEmail} /> },
          ]}
        />
      }
      input={supplierCorrespondenceInput}
      record={supplier}
      write={useUpdateSupplier()}
      fields={(form) => <SupplierCorrespondenceFields form={form} contact={primaryContact} />}
    />
  );
}
