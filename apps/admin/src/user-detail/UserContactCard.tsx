import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { graphql, useFragment } from 'react-relay';
import type { UserContactCard_user$key } from './__generated__/UserContactCard_user.graphql.ts';

/** A user's name and contact details (C§3). */
export function UserContactCard({ user }: { readonly user: UserContactCard_user$key }) {
  const { person } = useFragment(
    graphql`
      fragment UserContactCard_user on User {
        person {
          givenName
          familyName
          jobTitle
          email
          mobile
          telephone
        }
      }
    `,
    user,
  );
  return (
    <Card title="Contact" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Given name', value: person.givenName },
          { label: 'Family name', value: person.familyName },
          { label: 'Job title', value: person.jobTitle },
          { label: 'Email', value: person.email && <MailLink address={person.email} /> },
          { label: 'Mobile', value: person.mobile && <TelephoneLink number={person.mobile} /> },
          { label: 'Telephone', value: person.telephone && <TelephoneLink number={person.telephone} /> },
        ]}
      />
    </Card>
  );
}
