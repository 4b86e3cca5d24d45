import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Text } from '@console/design-system/layout';

export interface LoadingDialogProps {
  readonly title: string;
  /** What is loaded, after an article: 'open invoices'. */
  readonly what: string;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** A dialog whose form needs data first. It stands until they have arrived, or says that they did not. */
export function LoadingDialog({ title, what, failed, retry, onClose }: LoadingDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>Cancel</Button>}>
      {failed ? (
        <ErrorAlert
          messages={[`The ${what} could not be loaded.`]}
          actions={<Button onClick={retry}>Try again</Button>}
        />
      ) : (
        <Text role="meta">{`Looking up the ${what}…`}</Text>
      )}
    </Dialog>
  );
}
