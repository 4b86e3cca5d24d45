import { Row, Stack, Text } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { UndeliverableLines_addresses$key } from './__generated__/UndeliverableLines_addresses.graphql.ts';
import { ReleaseAddressButton } from './ReleaseAddressButton.tsx';

/** Addresses to which nothing is sent, with the words of their mail server. Staff can release them here. Nothing when there are none. */
export function UndeliverableLines({ addresses: key }: { readonly addresses: UndeliverableLines_addresses$key }) {
  const addresses = useFragment(
    graphql`
      fragment UndeliverableLines_addresses on SuppressedAddress @relay(plural: true) {
        id
        address
        reason
        releasedAt
        ...ReleaseAddressButton_address
      }
    `,
    key,
  );
  const held = addresses.filter(({ releasedAt }) => releasedAt == null);
  if (held.length === 0) return null;
  return (
    <Stack gap="xs">
      {held.map((one) => (
        <Row key={one.id} wrap justify="between" gap="s">
          <Text role="meta">
            Nothing is sent to {one.address}, because it refused mail for good: “{one.reason}”.
          </Text>
          <ReleaseAddressButton address={one} />
        </Row>
      ))}
    </Stack>
  );
}
