import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import type { FailedSentence } from '@console/relay';
import type { ReactNode } from 'react';
import type { ConsoleForm, InputSchema } from '../state/ConsoleForm.ts';
import { FormNotices } from './FormNotices.tsx';
import { SaveHint } from './SaveHint.tsx';

export interface FormDialogProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly onClose: () => void;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** The label of the main button, which begins with a verb: 'Create and assign'. */
  readonly submit: string;
  /** The first sentence of the error alert: 'The contact was not saved.' */
  readonly failed: FailedSentence;
  /** What the user must see before saving, such as consequences, is still loading. So only Cancel works. */
  readonly loadingContent?: boolean;
  /** On a phone the dialog fills the window from the start, because content that arrives later would move all of it. */
  readonly tall?: boolean;
}

/**
 * A form in a dialog. Render it only while the dialog is open. After a change only its buttons close it. While it
 * saves, nothing closes it (NAV-13).
 */
export function FormDialog<Schema extends InputSchema>(props: FormDialogProps<Schema>) {
  const { form, onClose, title, subtitle, children, submit, failed, loadingContent = false, tall } = props;
  const busy = form.saving || loadingContent;
  const leave = () => {
    form.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      subtitle={subtitle}
      persistent={form.changed}
      loading={form.saving}
      tall={tall}
      onSubmit={() => {
        if (!busy) void form.submit();
      }}
      hint={<SaveHint submit={submit} />}
      onConfirmKey={() => !busy && void form.submit()}
      actions={
        <>
          <Button disabled={form.saving} onClick={leave}>
            Cancel
          </Button>
          <Button appearance="primary" type="submit" loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <FormNotices form={form} failed={failed} />
      {children}
    </Dialog>
  );
}
