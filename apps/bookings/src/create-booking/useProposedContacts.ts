import type { createBookingInput } from '@console/bookings-contracts';
import type { ConsoleForm } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useProposedContactsQuery } from './__generated__/useProposedContactsQuery.graphql.ts';

/**
 * Proposes booker and biller of a new booking: those of the customer's latest booking. It never replaces what the user
 * has chosen, and proposes nothing for a customer without a booking.
 *
 * @param customer the id of the chosen customer, or null.
 */
export function useProposedContacts(
  { state, propose }: ConsoleForm<typeof createBookingInput>,
  customer: string | null,
): void {
  const { data, answered, load } = useQueryOnDemand<useProposedContactsQuery>(
    graphql`
      query useProposedContactsQuery($customer: ID!) {
        bookings(first: 1, customer: $customer, order: [{ bookedAt: DESC }]) {
          edges {
            node {
              booker {
                id
              }
              biller {
                id
              }
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => {
    if (customer) load({ customer });
  }, [customer, load]);
  const { getValues } = state;
  useEffect(() => {
    const latest = data?.bookings.edges[0]?.node;
    if (!latest || answered?.customer !== getValues('customer')) return;
    for (const name of ['booker', 'biller'] as const) {
      const contact = latest[name]?.id;
      if (contact && !getValues(name)) propose(name, contact);
    }
  }, [data, answered, getValues, propose]);
}
