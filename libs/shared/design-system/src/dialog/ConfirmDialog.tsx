import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorAlert } from '../error-alert/ErrorAlert.tsx';
import { Dialog } from './Dialog.tsx';

/** Why something was not done, as a mutation's `error` says it. */
interface Failure {
  /** The server has decided against it, so the same again would be refused again; otherwise it can be tried again. */
  readonly refused: boolean;
  /** One line each. */
  readonly messages: readonly string[];
}

interface QuestionProps {
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
  /** What follows is not there to be read yet: only the way back can be taken. */
  readonly waiting?: boolean;
}

interface FailingProps {
  readonly failure: Failure | null;
  /** What was not done, when it was refused: 'BK-10482 was not deleted'. */
  readonly failed: string;
}

export type ConfirmDialogProps = QuestionProps & (FailingProps | { readonly failure?: undefined });

/**
 * Asks before something that cannot simply be taken back. The focus begins on the way back. What went wrong on the way is said in it,
 * and can be tried again; what was refused is said in its place, and closed.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel = 'Keep', onConfirm, onCancel, failure } = props;
  const { loading = false, waiting = false } = props;
  if (failure?.refused) return <RefusedDialog title={props.failed} why={failure.messages} onClose={onCancel} />;
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
          <Button appearance="primary" type="submit" loading={loading || waiting}>
            {failure ? 'Try again' : confirm}
          </Button>
        </>
      }
    >
      <ErrorAlert messages={failure?.messages ?? []} />
      <div>{children}</div>
    </Dialog>
  );
}

interface RefusedDialogProps {
  readonly title: string;
  readonly why: readonly string[];
  readonly onClose: () => void;
}

function RefusedDialog({ title, why, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button data-autofocus appearance="primary" type="submit">
          Close
        </Button>
      }
    >
      <ErrorAlert messages={why} />
    </Dialog>
  );
}
