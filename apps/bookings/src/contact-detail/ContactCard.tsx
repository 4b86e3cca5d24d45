import { suppressedAddressStatuses, suppressedAddressStatusOf } from '@console/admin-contracts';
import { coreLinks, roleCodes, updateCustomerContactInput } from '@console/core-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import { useNavigate } from '@console/platform/router';
import { labelsOf } from '@console/rules';
import { graphql, useFragment } from 'react-relay';
import { DeleteContactButton } from '../delete-contact/DeleteContactButton.tsx';
import { EditContactButton } from '../edit-contact/EditContactButton.tsx';
import { RoleBadges } from '../RoleBadges.tsx';
import type { ContactCard_contact$key } from './__generated__/ContactCard_contact.graphql.ts';

/** A contact's details and roles (O§2, O§3). */
export function ContactCard({ contact: key }: { contact: ContactCard_contact$key }) {
  const contact = useFragment(
    graphql`
      fragment ContactCard_contact on CustomerContact {
        fullName
        email
        mobile
        telephone
        jobTitle
        roles
        writeable
        undeliverable {
          releasedAt
        }
        customer {
          id
        }
        user {
          id
          avatarUrl
        }
        ...EditContactButton_contact
        ...DeleteContactButton_contact
      }
    `,
    key,
  );
  const { fullName, email, mobile, telephone, jobTitle, roles, writeable, customer, user, undeliverable } = contact;
  const isHeld = undeliverable != null && suppressedAddressStatusOf(undeliverable) === 'held';
  const navigate = useNavigate();
  return (
    <Card
      title="Contact"
      actions={
        writeable && (
          <>
            <EditContactButton contact={contact} />
            <DeleteContactButton
              contact={contact}
              onDeleted={() => void navigate(coreLinks.customer(customer.id), { replace: true })}
            />
          </>
        )
      }
    >
      <Stack>
        <Person
          name={fullName}
          imageUrl={user?.avatarUrl}
          size={40}
          detail={email && <MailLink address={email} />}
          strong
        />
        {isHeld && (
          <Row gap="s">
            <StatusBadge of={suppressedAddressStatuses} status="held" />
            <Text role="meta">The email refused mail for good, so nothing is sent to it.</Text>
          </Row>
        )}
        <DescriptionList
          columns={2}
          items={[
            { label: labels.mobile, value: mobile && <TelephoneLink number={mobile} /> },
            { label: labels.telephone, value: telephone && <TelephoneLink number={telephone} /> },
            { label: labels.jobTitle, value: jobTitle },
            {
              label: labels.roles,
              value: roles.length > 0 ? <RoleBadges labels={roles.map(roleCodes.labelOf)} /> : null,
            },
            { label: 'Sign-in', value: user ? <Link to={coreLinks.user(user.id)}>Yes</Link> : 'No' },
          ]}
        />
      </Stack>
    </Card>
  );
}

const labels = labelsOf(updateCustomerContactInput);
