import { ConfirmDialog, type ConfirmDialogProps } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { reasonForm } from '@console/rules';
import { useEffect, useRef, useState } from 'react';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { emptyValues } from '../state/initialValues.ts';
import { useConsoleForm } from '../state/useConsoleForm.ts';

/** `Omit` of each member of the union, so that the props of a dialog that can fail are kept. */
type WithoutConfirm<Props> = Props extends unknown ? Omit<Props, 'onConfirm'> : never;

export type ReasonDialogProps = WithoutConfirm<ConfirmDialogProps> & {
  /** Sends the action with the reason that the user gave. Resolves to false when it failed. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
};

/**
 * A `ConfirmDialog` that also asks for the reason of the action, such as why a class is canceled. Render it only while
 * it is open.
 */
export function ReasonDialog({ children, onConfirm, ...rest }: ReasonDialogProps) {
  const question = rest as ConfirmDialogProps;
  const [saved] = useState(() => emptyValues(reasonForm));
  const form = useConsoleForm({
    name: 'reason',
    input: reasonForm,
    saved,
    save: async ({ reason }) => ((await onConfirm(reason)) ? reason : null),
    keepDraft: false,
  });
  const content = useRef<HTMLDivElement>(null);
  const message = question.failure?.messages.join(' ');
  useEffect(() => {
    // The message is above the consequences, which may be a long list, and the button below them.
    const dialog = content.current?.closest('dialog');
    if (message && dialog) dialog.scrollTop = 0;
  }, [message]);
  return (
    <ConfirmDialog {...question} persistent={form.changed} onConfirm={() => void form.submit()}>
      <Stack>
        <div ref={content}>{children}</div>
        <TextAreaField form={form} name="reason" counter />
      </Stack>
    </ConfirmDialog>
  );
}
