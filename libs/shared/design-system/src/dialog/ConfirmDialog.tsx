import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorAlert } from '../error-alert/ErrorAlert.tsx';
import { Dialog } from './Dialog.tsx';

/** The reason why an action failed: the `error` of a mutation hook. */
interface Failure {
  /** True when the server refused the action, so that trying again cannot help. */
  readonly refused: boolean;
  /** One line each. */
  readonly messages: readonly string[];
}

interface QuestionProps {
  readonly open: boolean;
  /** Names the record: 'Unassign seat 4?' */
  readonly title: string;
  /** The consequence: 'Oliver Bamford loses his place on all 3 days of TC-20853.' */
  readonly children: ReactNode;
  /** The verb: 'Unassign seat', never 'OK'. */
  readonly confirm: string;
  /**
   * `danger` for an action that cannot be taken back, such as a deletion. `discard` for one that only discards what was
   * typed: then the cancel button is the main one.
   */
  readonly tone?: 'normal' | 'danger' | 'discard';
  /** The label of the cancel button: 'Keep'. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly loading?: boolean;
  /** The consequences are still loading, so only the cancel button works. */
  readonly loadingContent?: boolean;
  /** Something was typed: neither Escape nor a click outside closes it. */
  readonly persistent?: boolean | undefined;
}

interface FailingProps {
  readonly failure: Failure | null;
  /** The title after a refusal: 'BK-10482 was not deleted'. */
  readonly refusedTitle: string;
}

export type ConfirmDialogProps = QuestionProps & (FailingProps | { readonly failure?: undefined });

/**
 * Asks before an action that cannot easily be undone. The focus starts on the cancel button, or in a field that is required,
 * such as the reason. Ctrl+S and Ctrl+Enter confirm. When the action fails, the
 * dialog shows the error and offers to try again. When the server refuses it, the dialog shows the reason and can only
 * be closed.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, tone = 'normal', cancel = 'Keep', onConfirm, onCancel, failure } = props;
  const { loading = false, loadingContent = false } = props;
  if (failure?.refused) return <RefusedDialog title={props.refusedTitle} why={failure.messages} onClose={onCancel} />;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      persistent={props.persistent}
      loading={loading}
      onSubmit={onConfirm}
      // The key that saves must not discard what was typed.
      onConfirmKey={tone === 'discard' ? undefined : () => !(loading || loadingContent) && onConfirm()}
      actions={
        <>
          <Button
            appearance={tone === 'discard' ? 'primary' : 'secondary'}
            data-autofocus
            disabled={loading}
            onClick={onCancel}
          >
            {cancel}
          </Button>
          <Button
            appearance={tone === 'discard' ? 'secondary' : 'primary'}
            danger={tone !== 'normal'}
            type="submit"
            loading={loading || loadingContent}
          >
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
      onConfirmKey={onClose}
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
