import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorAlert } from '../error-alert/ErrorAlert.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing: 'Unassign seat 4?' */
  readonly title: string;
  /** What follows: 'Oliver Bamford loses his place on all 3 days of TC-20853.' */
  readonly children: ReactNode;
  /** The verb: 'Unassign seat', never 'OK'. */
  readonly confirm: string;
  /** The way back: 'Keep'. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly loading?: boolean;
  /** Why it was refused, one line each. */
  readonly errors?: readonly string[];
}

/** Asks before something that cannot simply be taken back. The focus begins on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel = 'Keep', onConfirm, onCancel, loading = false, errors = [] } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      loading={loading}
      onSubmit={onConfirm}
      actions={
        <>
          <Button data-autofocus disabled={loading} onClick={onCancel}>
            {cancel}
          </Button>
          <Button appearance="primary" type="submit" loading={loading}>
            {confirm}
          </Button>
        </>
      }
    >
      <ErrorAlert messages={errors} />
      <div>{children}</div>
    </Dialog>
  );
}
