import { coreLinks, roleCodes } from '@console/core-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { DeleteContactButton } from '../delete-contact/DeleteContactButton.tsx';
import { NewContactButton } from '../edit-contact/NewContactButton.tsx';
import type {
  CustomerContactsCard_customer$data,
  CustomerContactsCard_customer$key,
} from './__generated__/CustomerContactsCard_customer.graphql.ts';
import { FindContact } from './FindContact.tsx';

type Contact = CustomerContactsCard_customer$data['contacts']['edges'][number]['node'];

export interface CustomerContactsCardProps {
  readonly customer: CustomerContactsCard_customer$key;
  /** The number of the customer's contacts. Null until counted. */
  readonly total: number | null;
}

/** The customer's first 100 contacts by name, with their roles. Further ones are found by a search. */
export function CustomerContactsCard({ customer: key, total }: CustomerContactsCardProps) {
  const { id: customerId, contacts } = useFragment(
    graphql`
      fragment CustomerContactsCard_customer on Customer {
        id
        contacts(first: 100) {
          edges {
            node {
              id
              fullName
              jobTitle
              email
              mobile
              telephone
              roles
              user {
                avatarUrl
              }
              ...DeleteContactButton_contact
            }
          }
        }
      }
    `,
    key,
  );
  const rows = contacts.edges.map(({ node }) => node);
  const partly = total !== null && total > rows.length;
  return (
    <Card title="Contacts" count={total ?? undefined} flush actions={<NewContactButton customer={customerId} />}>
      <DataTable
        variant="card"
        label="Contacts"
        columns={columns}
        rows={rows}
        rowKey={contactKey}
        empty={<EmptyState small title="No contacts available." />}
      />
      {partly && <FindContact customer={customerId} shown={rows.length} total={total} />}
    </Card>
  );
}

const contactKey = ({ id }: Contact): string => id;

const { text } = columnsOf<Contact>();

const columns: readonly Column<Contact>[] = [
  {
    id: 'fullName',
    header: 'Name',
    cell: ({ id, fullName, user }) => (
      <Person name={fullName} imageUrl={user?.avatarUrl}>
        <Link tone="row" to={coreLinks.customerContact(id)}>
          {fullName}
        </Link>
      </Person>
    ),
    width: 176,
    minWidth: 150,
  },
  text('jobTitle', 'Job title', ({ jobTitle }) => jobTitle, { width: 136, minWidth: 112, dropRank: 2 }),
  text('roles', 'Roles', ({ roles }) => roles.map(roleCodes.labelOf).join(', '), {
    width: 108,
    minWidth: 84,
    dropRank: 1,
  }),
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (email ? <MailLink address={email} /> : '–'),
    minWidth: 150,
    dropRank: 3,
  },
  // It stays on a phone, where one calls.
  {
    id: 'phone',
    header: 'Telephone',
    cell: ({ mobile, telephone }) => (mobile || telephone ? <TelephoneLink number={mobile || telephone} /> : '–'),
    width: 120,
    whole: true,
    minWidth: 108,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (contact) => <DeleteContactButton contact={contact} iconOnly />,
    width: 68,
    minWidth: 64,
    align: 'end',
    // On a phone the contact's own screen has it.
    dropRank: 4,
  },
];
