import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { UndeliverableLines } from '../release-address/UndeliverableLines.tsx';
import type { UndeliverableAddressesQuery } from './__generated__/UndeliverableAddressesQuery.graphql.ts';

/** Those of the chosen addresses to which nothing is sent. */
export function UndeliverableAddresses({ addresses }: { readonly addresses: readonly string[] }) {
  const { data, load } = useQueryOnDemand<UndeliverableAddressesQuery>(
    graphql`
      query UndeliverableAddressesQuery($addresses: [String!]!) {
        undeliverableAddresses(addresses: $addresses) {
          ...UndeliverableLines_addresses
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const asked = addresses.join('\n');
  useEffect(() => {
    if (asked !== '') load({ addresses: asked.split('\n') });
  }, [load, asked]);
  return addresses.length > 0 && data ? <UndeliverableLines addresses={data.undeliverableAddresses} /> : null;
}
