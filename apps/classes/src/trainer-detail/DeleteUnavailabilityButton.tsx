import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon } from '@console/design-system/icons';
import { formatDateRange } from '@console/format';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteUnavailabilityButton_period$key } from './__generated__/DeleteUnavailabilityButton_period.graphql.ts';
import type { DeleteUnavailabilityButtonMutation } from './__generated__/DeleteUnavailabilityButtonMutation.graphql.ts';

export interface DeleteUnavailabilityButtonProps {
  readonly period: DeleteUnavailabilityButton_period$key;
  readonly trainer: { readonly id: string; readonly fullName: string };
}

/** Removes days on which a trainer could not teach, after a confirmation. */
export function DeleteUnavailabilityButton({ period: key, trainer }: DeleteUnavailabilityButtonProps) {
  const { id, version, fromDay, toDay } = useFragment(
    graphql`
      fragment DeleteUnavailabilityButton_period on TrainerUnavailability {
        id
        version
        fromDay
        toDay
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { pending, error, commit, reset } = useConsoleMutation<DeleteUnavailabilityButtonMutation>(
    graphql`
      mutation DeleteUnavailabilityButtonMutation($input: deleteTrainerUnavailabilityInput!) {
        deleteTrainerUnavailability(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => savedNotice('Unavailable days') },
  );

  function close() {
    reset();
    setAsking(false);
  }

  const days = formatDateRange(fromDay, toDay);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteIcon size={16} />}
        aria-label={`Delete ${days}`}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${days}?`}
          confirm="Delete days"
          tone="danger"
          loading={pending}
          failure={error}
          refusedTitle={`${days} was not deleted`}
          onCancel={close}
          onConfirm={async () => {
            if (await commit({ input: { id, version } })) close();
          }}
        >
          {trainer.fullName} can be given classes on these days again.
        </ConfirmDialog>
      )}
    </>
  );
}
