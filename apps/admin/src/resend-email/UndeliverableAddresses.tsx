import { Row, Stack, Text } from '@console/design-system/layout';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { ReleaseAddressButton } from '../release-address/ReleaseAddressButton.tsx';
import type { UndeliverableAddressesQuery } from './__generated__/UndeliverableAddressesQuery.graphql.ts';

/** Those of the addresses to which nothing is sent, with the words of their mail server. Staff can release them here. */
export function UndeliverableAddresses({ addresses }: { readonly addresses: readonly string[] }) {
  const { data, load } = useQueryOnDemand<UndeliverableAddressesQuery>(
    graphql`
      query UndeliverableAddressesQuery($addresses: [String!]!) {
        undeliverableAddresses(addresses: $addresses) {
          id
          address
          reason
          releasedAt
          ...ReleaseAddressButton_address
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const asked = addresses.join('\n');
  useEffect(() => {
    if (asked !== '') load({ addresses: asked.split('\n') });
  }, [load, asked]);
  const blocked = (data?.undeliverableAddresses ?? []).filter(({ releasedAt }) => releasedAt == null);
  if (addresses.length === 0 || blocked.length === 0) return null;
  return (
    <Stack gap="xs">
      {blocked.map((one) => (
        <Row key={one.id} justify="between" gap="s">
          <Text role="meta">
            Nothing is sent to {one.address}, because it refused mail for good: “{one.reason}”.
          </Text>
          <ReleaseAddressButton address={one} />
        </Row>
      ))}
    </Stack>
  );
}
