import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EditSupplierContactDialog } from '../supplier-contact/EditSupplierContactDialog.tsx';
import type { SupplierContactCard_supplier$key } from './__generated__/SupplierContactCard_supplier.graphql.ts';

/** The primary contact of a supplier. A trainer is edited on the trainer's page. Nothing without a contact. */
export function SupplierContactCard({ supplier: key }: { supplier: SupplierContactCard_supplier$key }) {
  const { primaryContact, trainer } = useFragment(
    graphql`
      fragment SupplierContactCard_supplier on Supplier {
        trainer {
          id
          contact {
            id
          }
        }
        primaryContact {
          id
          fullName
          email
          mobile
          telephone
          jobTitle
          user {
            id
            avatarUrl
          }
          ...EditSupplierContactDialog_person
        }
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  if (!primaryContact) return null;
  const { id, fullName, email, mobile, telephone, jobTitle, user } = primaryContact;
  const isTrainer = trainer?.contact.id === id;
  return (
    <Card
      title="Primary contact"
      actions={
        isTrainer ? (
          <Link to={classLinks.trainer(trainer.id)}>Open trainer</Link>
        ) : (
          <EditButton label={`Edit ${fullName}`} onClick={() => setEditing(true)} />
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
        <DescriptionList
          columns={2}
          items={[
            { label: 'Mobile', value: mobile && <TelephoneLink number={mobile} /> },
            { label: 'Telephone', value: telephone && <TelephoneLink number={telephone} /> },
            { label: 'Job title', value: jobTitle },
            { label: 'Sign-in', value: user ? <Link to={coreLinks.user(user.id)}>Yes</Link> : 'No' },
          ]}
        />
      </Stack>
      {editing && <EditSupplierContactDialog person={primaryContact} onClose={() => setEditing(false)} />}
    </Card>
  );
}
