import { RecoveryCodes } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';

interface RecoveryCodesDialogProps {
  /** Empty when they were made, and the answer with them was lost. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes. Only its button closes it, because they are not shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title="Your recovery codes"
      actions={
        <Button appearance="primary" onClick={onClose}>
          {codes.length > 0 ? 'I have kept them' : 'Close'}
        </Button>
      }
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ErrorAlert tone="warning" messages={['The codes were lost on their way. Make new recovery codes.']} />
      )}
    </Dialog>
  );
}
