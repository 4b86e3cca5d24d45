import { confidenceWords, saleSignalIntentLabel, saleSignalLinks } from '@console/admin-contracts';
import { coreLinks } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  saleSignalColumns_signal$data,
  saleSignalColumns_signal$key,
} from './__generated__/saleSignalColumns_signal.graphql.ts';

type Row = saleSignalColumns_signal$data;

/** What a row of the list reads of its signal. */
export function useSaleSignalRow(key: saleSignalColumns_signal$key): Row {
  return useFragment(
    graphql`
      fragment saleSignalColumns_signal on SaleSignal {
        id
        description
        intentType
        priority
        confidenceScore
        status
        createdAt
        contact {
          id
          fullName
        }
        assignedTo {
          avatarUrl
          person {
            fullName
          }
        }
      }
    `,
    key,
  );
}

/** Every column of the list, in the order of the specification (C§2). */
export const saleSignalColumns: readonly Column<Row>[] = [
  {
    id: 'description',
    header: 'Description',
    cell: ({ id, description }) => (
      <Link tone="row" to={saleSignalLinks.detail(id)}>
        {description}
      </Link>
    ),
    minWidth: 200,
    always: true,
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contact }) => (
      <Link tone="quiet" to={coreLinks.customerContact(contact.id)}>
        {contact.fullName}
      </Link>
    ),
    width: 140,
    minWidth: 112,
    sort: 'contact_fullName',
    dropRank: 4,
  },
  {
    id: 'intent',
    header: 'Intent',
    cell: ({ intentType }) => saleSignalIntentLabel(intentType),
    width: 168,
    minWidth: 160,
    sort: 'intentType',
    dropRank: 5,
  },
  {
    id: 'priority',
    header: 'Priority',
    cell: ({ priority }) => <StatusBadge entity="priority" status={priority} />,
    width: 96,
    minWidth: 92,
    sort: 'priority',
    firstDirection: 'desc',
    skeleton: 'badge',
  },
  {
    id: 'confidenceScore',
    header: 'Confidence score',
    cell: ({ confidenceScore }) => confidenceWords(confidenceScore),
    width: 136,
    minWidth: 132,
    align: 'end',
    sort: 'confidenceScore',
    firstDirection: 'desc',
    dropRank: 6,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="saleSignal" status={status} />,
    width: 84,
    sort: 'status',
    skeleton: 'badge',
    dropRank: 1,
  },
  {
    id: 'createdAt',
    header: 'Created',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
    width: 108,
    minWidth: 100,
    sort: 'createdAt',
    firstDirection: 'desc',
    dropRank: 7,
  },
  {
    id: 'assignedTo',
    header: 'Assigned',
    cell: ({ assignedTo }) => <Person name={assignedTo?.person.fullName} imageUrl={assignedTo?.avatarUrl} />,
    width: 140,
    minWidth: 128,
    sort: 'assignedTo_person_fullName',
    dropRank: 3,
  },
];
