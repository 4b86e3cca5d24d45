import { emailLogLinks, suppressedAddressStatuses, suppressedAddressStatusOf } from '@console/admin-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { ReleaseAddressButton } from '../release-address/ReleaseAddressButton.tsx';
import type {
  undeliverableColumns_address$data,
  undeliverableColumns_address$key,
} from './__generated__/undeliverableColumns_address.graphql.ts';

type Row = undeliverableColumns_address$data;

/** The fields of an undeliverable address that its row shows. */
export function useUndeliverableRow(key: undeliverableColumns_address$key): Row {
  return useFragment(
    graphql`
      fragment undeliverableColumns_address on SuppressedAddress {
        address
        reason
        createdAt
        releasedAt
        releaseReason
        releasedBy { avatarUrl person { fullName } }
        ...ReleaseAddressButton_address
      }
    `,
    key,
  );
}

const { badge, dateTime, record, text, user } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const undeliverableColumns: readonly Column<Row>[] = keepOnPhone(
  ['address', 'release'],
  [
    record('address', 'Address', emailsTo, { width: 320, minWidth: 180 }),
    text('reason', 'Answer of its mail server', ({ reason }) => reason, { minWidth: 200, dropRank: 4 }),
    dateTime('createdAt', 'Refused (UTC)', ({ createdAt }) => createdAt, { dropRank: 3 }),
    badge('status', 'Status', suppressedAddressStatuses, suppressedAddressStatusOf, {
      width: 132,
      minWidth: 120,
      dropRank: 5,
    }),
    user('releasedBy', 'Released by', ({ releasedBy }) => releasedBy, { optional: true, dropRank: 1 }),
    text('releaseReason', 'Why', ({ releaseReason }) => releaseReason, {
      width: 240,
      minWidth: 120,
      optional: true,
      dropRank: 2,
    }),
    {
      id: 'release',
      header: 'Action',
      cell: (address) => (address.releasedAt == null ? <ReleaseAddressButton address={address} /> : null),
      width: 108,
      minWidth: 100,
      whole: true,
      always: true,
    },
  ],
);

/** The emails to the address. */
function emailsTo({ address }: Row): string {
  return `${emailLogLinks.list()}?${new URLSearchParams({ recipient: address })}`;
}
