import { Button } from '@console/design-system/button';
import { DescriptionList } from '@console/design-system/description-list';
import { Dialog } from '@console/design-system/dialog';
import { Text } from '@console/design-system/layout';
import { CopyPasswordButton } from './CopyPasswordButton.tsx';

export interface PasswordResetDialogProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a new password once (C§7). Only its buttons close it, because nobody can show the password again. */
export function PasswordResetDialog({ name, password, onClose }: PasswordResetDialogProps) {
  return (
    <Dialog
      open
      persistent
      title="Password reset complete"
      subtitle={name}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DescriptionList columns={1} items={[{ label: 'New password', value: <code>{password}</code> }]} />
      <CopyPasswordButton password={password} autoFocus />
      <Text>Hand it over safely. It is not shown again, and {name} chooses another one at the next sign-in.</Text>
    </Dialog>
  );
}
