import { classLinks } from '@console/classes-contracts';
import { coreLinks, userLabels as labels, updateUserInput, whyNotChangePerson } from '@console/core-contracts';
import { ContactFields } from '@console/core-web';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { EditButton } from '@console/design-system/tooltip';
import { CardEdit } from '@console/forms';
import { supplierLinks } from '@console/purchasing-contracts';
import { contactFields } from '@console/rules';
import { graphql, useFragment } from 'react-relay';
import * as z from 'zod/mini';
import type { UserContactCard_user$key } from './__generated__/UserContactCard_user.graphql.ts';
import { useUpdateUser } from './useUpdateUser.ts';

const { givenName, familyName, email, mobile, telephone, jobTitle } = updateUserInput.shape;

/** The part of the input that this card edits. */
const contactInput = z.object({
  ...contactFields.shape,
  ...{ givenName, familyName, email, mobile, telephone, jobTitle },
});

interface UserContactCardProps {
  readonly user: UserContactCard_user$key;
  /** Whether the viewer is an administrator. */
  readonly isEditable: boolean;
}

/**
 * A user's name and contact details (C§3). Those of a colleague are edited in place. Those of a customer's contact, a
 * trainer or the contact of a supplier are edited where that record is: the card says so and leads there.
 */
export function UserContactCard({ user: key, isEditable }: UserContactCardProps) {
  const { id, version, updatedAt, updatedBy, person, personKind, contact, trainer, supplier } = useFragment(
    graphql`
      fragment UserContactCard_user on User {
        id
        version
        updatedAt
        updatedBy {
          person {
            fullName
          }
        }
        personKind
        contact {
          id
        }
        trainer {
          id
        }
        supplier {
          id
        }
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
    key,
  );
  const write = useUpdateUser('Contact');
  const facts = (
    <DescriptionList
      columns={2}
      items={[
        { label: labels.givenName, value: person.givenName },
        { label: labels.familyName, value: person.familyName },
        { label: labels.jobTitle, value: person.jobTitle },
        { label: labels.email, value: person.email && <MailLink address={person.email} /> },
        { label: labels.mobile, value: person.mobile && <TelephoneLink number={person.mobile} /> },
        { label: labels.telephone, value: person.telephone && <TelephoneLink number={person.telephone} /> },
      ]}
    />
  );
  if (!isEditable) return <Card title="Contact">{facts}</Card>;
  const whyNot = whyNotChangePerson({ kind: personKind ?? 'internal' });
  if (whyNot !== null) {
    return (
      <Card title="Contact" actions={<EditButton label="Edit contact" refusal={whyNot} onClick={() => undefined} />}>
        <Stack>
          {facts}
          <Row gap="s" wrap>
            <Text role="meta">{whyNot}</Text>
            {contact && <Link to={coreLinks.customerContact(contact.id)}>Open contact</Link>}
            {trainer && <Link to={classLinks.trainer(trainer.id)}>Open trainer</Link>}
            {!trainer && supplier && <Link to={supplierLinks.detail(supplier.id)}>Open supplier</Link>}
          </Row>
        </Stack>
      </Card>
    );
  }
  return (
    <CardEdit
      title="Contact"
      name="user-contact"
      label="contact"
      displayedValue={facts}
      input={contactInput}
      record={{ ...person, id, version: version ?? 0, updatedAt: updatedAt ?? undefined, updatedBy }}
      write={write}
      fields={(form) => <ContactFields form={form} />}
    />
  );
}
