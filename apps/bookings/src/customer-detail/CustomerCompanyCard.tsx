import { customerCompanyInput, customerLabels as labels } from '@console/core-contracts';
import { CompanyFields } from '@console/core-web';
import { DescriptionList } from '@console/design-system/description-list';
import { WebLink } from '@console/design-system/link';
import { CardEdit } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerCompanyCard_customer$key } from './__generated__/CustomerCompanyCard_customer.graphql.ts';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

/** The organisation's registered details (O§3), edited in place. */
export function CustomerCompanyCard({ customer: key }: { customer: CustomerCompanyCard_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerCompanyCard_customer on Customer {
        id
        version
        ...lastChange_record @relay(mask: false)
        name
        registrationNumber
        vatNumber
        website
        type {
          name
          value
        }
      }
    `,
    key,
  );
  const { id, name, type, registrationNumber, vatNumber, website } = customer;
  const record = useMemo(() => ({ ...customer, type: customer.type?.value ?? null }), [customer]);
  return (
    <CardEdit
      title="Company"
      name="customer-company"
      label="company"
      displayedValue={
        <DescriptionList
          columns={3}
          items={[
            { label: labels.name, value: name },
            { label: labels.type, value: type?.name },
            { label: labels.website, value: <WebLink address={website} /> },
            { label: labels.registrationNumber, value: registrationNumber },
            { label: labels.vatNumber, value: vatNumber },
          ]}
        />
      }
      input={customerCompanyInput}
      record={record}
      write={useUpdateCustomer()}
      fields={(form) => <CompanyFields form={form} customer={id} />}
    />
  );
}
