import type { InputSchema } from '../state/ConsoleForm.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { notSaved } from './notSaved.ts';

export interface RecordDialogProps<Schema extends InputSchema>
  extends Pick<FormDialogProps<Schema>, 'form' | 'onClose' | 'subtitle' | 'children' | 'loadingContent'> {
  /** What is edited: 'class' gives "Edit class" and "Save class". */
  readonly what: string;
  /** The default is "Edit class". */
  readonly title?: string;
}

/** The dialog that edits a record, with the form of `useRecordForm`. Render it only while it is open. */
export function RecordDialog<Schema extends InputSchema>({
  what,
  title = `Edit ${what}`,
  ...dialog
}: RecordDialogProps<Schema>) {
  return <FormDialog {...dialog} title={title} submit={`Save ${what}`} failed={notSaved(what)} />;
}
