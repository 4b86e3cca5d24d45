export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { type Consequence, type ConsequenceGroup, Consequences, type ConsequencesProps } from './Consequences.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogPortal } from './DialogPortal.tsx';
export { closeAndFocusTitle } from './useModal.ts';
