import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';

export interface RefusedDialogProps {
  /** What was not done: 'BK-10482 was not canceled'. */
  readonly title: string;
  /** Why, one line each. */
  readonly why: readonly string[];
  readonly onClose: () => void;
}

/** Says what is not possible, and why; the same again would be refused again. */
export function RefusedDialog({ title, why, onClose }: RefusedDialogProps) {
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
