import {
  formatConfidence,
  saleSignalIntents,
  saleSignalLinks,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  saleSignalColumns_signal$data,
  saleSignalColumns_signal$key,
} from './__generated__/saleSignalColumns_signal.graphql.ts';

type Row = saleSignalColumns_signal$data;

/** The fields of a sale signal that its row shows. */
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
        contact { id fullName }
        assignedTo { avatarUrl person { fullName } }
      }
    `,
    key,
  );
}

const { record, link, text, badge, date, user } = columnsOf<Row>();

/** Every column of the list, in the order of the specification (C§2). */
export const saleSignalColumns: readonly Column<Row>[] = keepOnPhone(
  ['description', 'priority'],
  [
    record('description', 'Description', ({ id }) => saleSignalLinks.detail(id), { minWidth: 200 }),
    link(
      'contact',
      'Contact',
      ({ contact: { id, fullName } }) => ({ to: coreLinks.customerContact(id), text: fullName }),
      {
        width: 140,
        minWidth: 112,
        sort: 'contact_fullName',
        dropRank: 4,
      },
    ),
    text('intent', 'Intent', ({ intentType }) => saleSignalIntents.labelOf(intentType), {
      width: 168,
      minWidth: 160,
      sort: 'intentType',
      dropRank: 5,
    }),
    badge('priority', 'Priority', saleSignalPriorities, ({ priority }) => priority, {
      width: 104,
      minWidth: 98,
      firstDirection: 'desc',
    }),
    text('confidenceScore', 'Confidence score', ({ confidenceScore }) => formatConfidence(confidenceScore), {
      width: 144,
      minWidth: 140,
      align: 'end',
      firstDirection: 'desc',
      dropRank: 6,
    }),
    badge('status', 'Status', saleSignalStatuses, ({ status }) => status, { width: 84, minWidth: 84, dropRank: 1 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 7 }),
    user('assignedTo', 'Assigned', ({ assignedTo }) => assignedTo, { sort: 'assignedTo_person_fullName', dropRank: 3 }),
  ],
);
