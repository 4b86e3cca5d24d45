import { ConfirmDialog } from '@console/design-system/dialog';
import { unsaved } from '@console/platform';

interface SignOutQuestionProps {
  readonly open: boolean;
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** Asks before the user signs out with unsaved changes. Signing out discards their drafts. */
export function SignOutQuestion({ open, onSignOut, onStay }: SignOutQuestionProps) {
  const leave = () => {
    unsaved.discardAll();
    onSignOut();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Sign out without saving?"
      confirm="Sign out"
      tone="discard"
      cancel="Stay"
      onConfirm={leave}
      onCancel={onStay}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  );
}
