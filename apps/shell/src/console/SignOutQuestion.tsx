import { ConfirmDialog } from '@console/design-system/dialog';
import { unsaved } from '@console/platform';

interface SignOutQuestionProps {
  readonly open: boolean;
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** Asks before somebody signs out of changes that are not saved: their drafts go with the session. */
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
      cancel="Stay"
      onConfirm={leave}
      onCancel={onStay}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  );
}
