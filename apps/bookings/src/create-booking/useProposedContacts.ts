import { useQueryOnDemand } from '@console/relay';
import { useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useProposedContactsQuery } from './__generated__/useProposedContactsQuery.graphql.ts';
import { type BookingContacts, noContacts } from './bookingContacts.ts';

/**
 * Returns what is proposed for a customer: booker and biller of the latest booking. Null before the answer; a customer
 * without a booking gets an empty proposal.
 *
 * @param customer the id of the chosen customer, or null.
 */
export function useProposedContacts(customer: string | null): BookingContacts | null {
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
  const latest = data?.bookings.edges[0]?.node;
  const isAnswered = customer !== null && answered?.customer === customer;
  return useMemo(() => {
    if (!isAnswered) return null;
    return latest ? { booker: latest.booker?.id ?? '', biller: latest.biller?.id ?? '' } : noContacts;
  }, [isAnswered, latest]);
}
