import { ErrorAlert } from '@console/design-system/error-alert';
import { graphql, useFragment } from 'react-relay';
import type { ChangeRequestError_request$key } from './__generated__/ChangeRequestError_request.graphql.ts';

/** Why a change could not be made, and the way on. Nothing has changed. */
export function ChangeRequestError({ request: key }: { request: ChangeRequestError_request$key }) {
  const { status, error } = useFragment(
    graphql`
      fragment ChangeRequestError_request on ChangeRequest {
        status
        error
      }
    `,
    key,
  );
  if (status !== 'errored') return null;
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
