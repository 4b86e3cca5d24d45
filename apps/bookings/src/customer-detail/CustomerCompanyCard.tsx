import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { WebLink } from '@console/design-system/link';
import { graphql, useFragment } from 'react-relay';
import type { CustomerCompanyCard_customer$key } from './__generated__/CustomerCompanyCard_customer.graphql.ts';

/** The organisation's registered details (O§3). */
export function CustomerCompanyCard({ customer: key }: { customer: CustomerCompanyCard_customer$key }) {
  const { name, type, registrationNumber, vatNumber, website } = useFragment(
    graphql`
      fragment CustomerCompanyCard_customer on Customer {
        name
        registrationNumber
        vatNumber
        website
        type {
          name
        }
      }
    `,
    key,
  );
  return (
    <Card title="Company">
      <DescriptionList
        columns={3}
        items={[
          { label: 'Company name', value: name },
          { label: 'Organisation type', value: type?.name },
          { label: 'Website', value: <WebLink address={website} /> },
          { label: 'Registration number', value: registrationNumber },
          { label: 'VAT number', value: vatNumber },
        ]}
      />
    </Card>
  );
}
