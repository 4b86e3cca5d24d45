import {
  bookingLinks,
  changeRequestApprovals,
  changeRequestFulfilments,
  changeRequestLinks,
  changeRequestStatuses,
} from '@console/bookings-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  changeRequestColumns_request$data,
  changeRequestColumns_request$key,
} from './__generated__/changeRequestColumns_request.graphql.ts';
import { askedText } from './askedText.ts';

/** The fields of a change request that its row shows. */
export function useChangeRequestRow(key: changeRequestColumns_request$key): changeRequestColumns_request$data {
  return useFragment(
    graphql`
      fragment changeRequestColumns_request on ChangeRequest {
        id
        reference
        subject
        status
        approval
        fulfilment
        createdAt
        updatedAt
        createdBy { avatarUrl person { fullName } }
        booking { id reference }
        ...askedText_request
      }
    `,
    key,
  );
}

const { record, link, text, badge, date, user } = columnsOf<changeRequestColumns_request$data>();

/** Every column of the list, in its standard order. */
export const changeRequestColumns: readonly Column<changeRequestColumns_request$data>[] = keepOnPhone(
  ['reference', 'subject', 'status'],
  [
    record('reference', 'Reference', ({ id }) => changeRequestLinks.detail(id), {
      width: 96,
      whole: true,
      minWidth: 92,
    }),
    text('subject', 'Subject', ({ subject }) => subject, { minWidth: 104 }),
    link('booking', 'Booking', ({ booking: { id, reference } }) => ({ to: bookingLinks.detail(id), text: reference }), {
      sort: 'booking_reference',
      width: 100,
      minWidth: 96,
      whole: true,
      dropRank: 5,
    }),
    text('asked', 'What is asked', (row) => askedText(row), { width: 200, minWidth: 160, dropRank: 6 }),
    badge('status', 'Status', changeRequestStatuses, ({ status }) => status, { width: 124, minWidth: 124 }),
    text('approval', 'Approval', ({ approval }) => changeRequestApprovals.labelOf(approval), {
      width: 92,
      minWidth: 88,
      dropRank: 4,
    }),
    text('fulfilment', 'Fulfilment', ({ fulfilment }) => changeRequestFulfilments.labelOf(fulfilment), {
      width: 92,
      minWidth: 88,
      dropRank: 1,
    }),
    user('createdBy', 'Created by', ({ createdBy }) => createdBy, { dropRank: 3 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 2 }),
    date('updatedAt', 'Last change', ({ updatedAt }) => updatedAt, { optional: true, dropRank: 0 }),
  ],
);

/** Rows of canceled and rejected requests are faded, because nothing is left to do for them. */
export const isClosed = ({ status }: changeRequestColumns_request$data): boolean =>
  status === 'canceled' || status === 'rejected';
