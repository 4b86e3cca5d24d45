import { ErrorAlert } from '@console/design-system/error-alert';
import { graphql, useFragment } from 'react-relay';
import type { WhyNothingChanged_request$key } from './__generated__/WhyNothingChanged_request.graphql.ts';

/** Why a request has changed nothing: a rule refused the change, with the way on, or somebody rejected it. */
export function WhyNothingChanged({ request: key }: { request: WhyNothingChanged_request$key }) {
  const { status, error, rejectionReason } = useFragment(
    graphql`
      fragment WhyNothingChanged_request on ChangeRequest {
        status
        error
        rejectionReason
      }
    `,
    key,
  );
  if (status === 'errored') {
    return (
      <ErrorAlert
        title="This change could not be made, so nothing has changed"
        messages={[
          error ?? 'The reason is not known.',
          'Implement it again once the reason is gone, or cancel it and request another change.',
        ]}
      />
    );
  }
  if (status !== 'rejected' || !rejectionReason) return null;
  return <ErrorAlert tone="info" title="Reason for the rejection:" messages={[rejectionReason]} />;
}
