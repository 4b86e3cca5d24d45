import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { FormFoot, Stack, ValueAndAction } from '@console/design-system/layout';
import { EditButton } from '@console/design-system/tooltip';
import type { FailedSentence } from '@console/relay';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ConsoleForm, InputSchema } from '../state/ConsoleForm.ts';
import { saveByKey } from './Form.tsx';
import { FormNotices } from './FormNotices.tsx';
import { notSaved } from './notSaved.ts';
import { SaveHint } from './SaveHint.tsx';

export interface InlineEditProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  /** The name of the value: 'PO number'. */
  readonly label: string;
  /** The value while it is not being edited. */
  readonly displayedValue: ReactNode;
  /** The fields while it is being edited. */
  readonly children: ReactNode;
  /** The first sentence of the error alert. The default is 'The PO number was not saved.' */
  readonly failed?: FailedSentence;
  /**
   * Draws what is around the value, such as its card, with the pencil in its head. It also gets the fields, and then no
   * pencil. The default is the pencil at the end of the value's line.
   */
  readonly frame?: (content: ReactNode, pencil: ReactNode) => ReactNode;
  /** The user may read it, but not change it. */
  readonly readOnly?: boolean;
  /** Escape asks before it discards changes. For fields that hold the work of many minutes. */
  readonly asks?: boolean;
}

/** The value stands on a line of its own, with the pencil at its end. */
const onItsLine: NonNullable<InlineEditProps<InputSchema>['frame']> = (content, pencil) =>
  pencil ? <ValueAndAction action={pencil}>{content}</ValueAndAction> : content;

/**
 * Shows a value with a pencil that opens its fields in the same place. Enter saves, Escape discards. The focus
 * moves into the first control and afterwards back to the pencil. With a draft of an earlier visit, the fields are
 * open.
 */
export function InlineEdit<Schema extends InputSchema>(props: InlineEditProps<Schema>) {
  const { form, label, displayedValue, children, failed = notSaved(label), readOnly = false, asks = false } = props;
  const { frame = onItsLine } = props;
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const left = useRef(false);
  // A change that was typed before the value became read-only stays visible.
  const open = (editing || form.restored) && (!readOnly || form.changed);

  useEffect(() => {
    if (!editing) return;
    const first =
      // A colour is typed. The browser's picker before its text would need the mouse.
      fields.current?.querySelector<HTMLElement>('input:not([type="color"]), select, textarea, [contenteditable]') ??
      fields.current?.querySelector('button');
    first?.focus();
    // Selects the text, as Tab does, so that typing replaces it.
    if (first instanceof HTMLInputElement) first.select();
    // The second half of a double click on the pencil must not take the focus from the first control.
    const press = (event: MouseEvent) => event.detail > 1 && event.preventDefault();
    document.addEventListener('mousedown', press, { once: true });
    return () => document.removeEventListener('mousedown', press);
  }, [editing]);
  useEffect(() => {
    if (!open && left.current) pencil.current?.focus();
    left.current = false;
  });

  function close() {
    left.current = true;
    setEditing(false);
  }

  function cancel() {
    setAsking(false);
    form.discard();
    close();
  }

  async function save() {
    if (readOnly) return;
    if (!form.changed || (await form.submit())) close();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented && !form.saving) {
      // A dialog around the field must not close by this Escape.
      event.preventDefault();
      event.stopPropagation();
      if (asks && form.changed) setAsking(true);
      else cancel();
    } else {
      saveByKey(event, { saving: form.saving, submit: save });
    }
  }

  if (!open) {
    return frame(
      displayedValue,
      !readOnly && <EditButton ref={pencil} label={`Edit ${label}`} onClick={() => setEditing(true)} />,
    );
  }
  return frame(
    <>
      <form
        ref={fields}
        noValidate
        aria-label={label}
        aria-busy={form.saving || undefined}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="s">
          {readOnly ? (
            <ErrorAlert
              tone="warning"
              messages={[`The ${label} can no longer be changed. What you typed is not saved.`]}
            />
          ) : (
            <FormNotices form={form} failed={failed} inline />
          )}
          {children}
          <FormFoot hint={<SaveHint submit="Save" cancels />}>
            <Button size="small" disabled={form.saving} onClick={cancel}>
              Cancel
            </Button>
            {!readOnly && (
              <Button appearance="primary" size="small" type="submit" loading={form.saving}>
                Save
              </Button>
            )}
          </FormFoot>
        </Stack>
      </form>
      {/* Outside the form, which must not get the keys that are pressed in it. */}
      <ConfirmDialog
        open={asking}
        title={`Discard the changed ${label}?`}
        confirm="Discard"
        tone="discard"
        cancel="Keep editing"
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        What you changed is not saved yet.
      </ConfirmDialog>
    </>,
    null,
  );
}
