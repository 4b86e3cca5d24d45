import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon } from '@console/design-system/icons';
import { useConsoleHost } from '@console/platform';
import { useNavigate } from '@console/platform/router';
import type { MappedError } from '@console/relay';
import { type ReactNode, useState } from 'react';

interface DeleteButtonProps {
  /** The name of the record. */
  readonly name: string;
  /** The verb: 'Delete template'. */
  readonly confirm: string;
  /** The consequence. */
  readonly children: ReactNode;
  /** What `useConsoleMutation` returns. */
  readonly write: { readonly pending: boolean; readonly error: MappedError | null; readonly reset: () => void };
  /** Deletes the record. Resolves to null when it was not deleted. */
  readonly onDelete: () => Promise<unknown>;
  /** The address of the list, where the user goes afterwards. */
  readonly list: string;
}

/** Removes the record of the screen, after a question. */
export function DeleteButton({ name, confirm, children, write, onDelete, list }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { listAddress } = useConsoleHost();
  const remove = async () => {
    if (await onDelete()) void navigate(listAddress(list));
  };
  return (
    <>
      <Button icon={<DeleteIcon size={16} />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${name}?`}
          confirm={confirm}
          tone="danger"
          loading={write.pending}
          failure={write.error}
          refusedTitle={`${name} was not deleted`}
          onConfirm={() => void remove()}
          onCancel={() => {
            write.reset();
            setAsking(false);
          }}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
