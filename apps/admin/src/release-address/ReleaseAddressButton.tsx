import { Button } from '@console/design-system/button';
import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReleaseAddressButton_address$key } from './__generated__/ReleaseAddressButton_address.graphql.ts';
import type { ReleaseAddressButtonMutation } from './__generated__/ReleaseAddressButtonMutation.graphql.ts';

/** Lets mail go to an undeliverable address again, with a reason. */
export function ReleaseAddressButton({ address: key }: { readonly address: ReleaseAddressButton_address$key }) {
  const {
    id,
    version,
    address,
    reason: refusal,
  } = useFragment(
    graphql`
      fragment ReleaseAddressButton_address on SuppressedAddress {
        id
        version
        address
        reason
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { pending, error, commit } = useConsoleMutation<ReleaseAddressButtonMutation>(
    graphql`
      mutation ReleaseAddressButtonMutation($input: releaseAddressInput!) {
        releaseAddress(input: $input) {
          suppressedAddress {
            id
            version
            releasedAt
          }
        }
      }
    `,
    { success: () => ({ text: `Mail goes to ${address} again.` }) },
  );
  return (
    <>
      <Button size="small" aria-label={`Release ${address}`} onClick={() => setAsking(true)}>
        Release
      </Button>
      {asking && (
        <ReasonDialog
          open
          title={`Release ${address}?`}
          confirm="Release address"
          cancel="Keep it blocked"
          loading={pending}
          failure={error}
          refusedTitle={`${address} was not released`}
          onCancel={() => setAsking(false)}
          onConfirm={async (reason) => {
            const done = (await commit({ input: { id, version, reason } })) !== null;
            if (done) setAsking(false);
            return done;
          }}
        >
          Nothing is sent to it, because it refused mail for good: “{refusal}”. Release it when its owner has corrected
          that.
        </ReasonDialog>
      )}
    </>
  );
}
