import { Button } from '@console/design-system/button';
import { isConfirmKey } from '@console/design-system/keys';
import { Row, Stack, Text } from '@console/design-system/layout';
import type { FailedSentence } from '@console/relay';
import { hasRequired } from '@console/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ConsoleForm, InputSchema } from '../state/ConsoleForm.ts';
import { FormNotices } from './FormNotices.tsx';
import { SaveHint } from './SaveHint.tsx';

export interface FormProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly children: ReactNode;
  /** The label of the main button, which begins with a verb: 'Create booking'. */
  readonly submit: string;
  /** The first sentence of the error alert: 'The booking was not created.' */
  readonly failed: FailedSentence;
  /** What the user must see before saving, such as consequences, is still loading. So only Cancel works. */
  readonly loadingContent?: boolean;
  /** Another button beside the main one, for a second way to save. */
  readonly also?: ReactNode;
  /** Called when the user cancels, after the changes are discarded. */
  readonly onCancel?: () => void;
}

/**
 * A form on a page: notices, fields, and the buttons below them. Ctrl+S and Ctrl+Enter save, also while the focus is still
 * on the page's title.
 */
export function Form<Schema extends InputSchema>(props: FormProps<Schema>) {
  const { form, children, submit, failed, loadingContent = false, also, onCancel } = props;
  const busy = form.saving || loadingContent;
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element, { submit: form.submit, saving: busy });
  return (
    <form
      ref={element}
      noValidate
      aria-busy={form.saving || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void form.submit();
      }}
    >
      <Stack gap="l">
        <FormNotices form={form} failed={failed} />
        {hasRequired(form.input) && <Text role="meta">Fields marked * are required.</Text>}
        <Stack>{children}</Stack>
        <Row wrap>
          <Button appearance="primary" type="submit" loading={busy}>
            {submit}
          </Button>
          {also}
          {onCancel && (
            <Button
              disabled={form.saving}
              onClick={() => {
                form.discard();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <SaveHint submit={submit} />
        </Row>
      </Stack>
    </form>
  );
}

interface Savable {
  readonly submit: () => Promise<unknown>;
  readonly saving: boolean;
}

/**
 * Saves the page's form on Ctrl+S and Ctrl+Enter, wherever the focus is. Another form or a dialog that has the focus keeps
 * the key.
 */
function useSaveKey(element: { readonly current: HTMLFormElement | null }, form: Savable): void {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The editor for rich text prevents the new line that Ctrl+Enter would make.
      if ((event.defaultPrevented && event.key !== 'Enter') || document.querySelector('dialog:modal')) return;
      const owner = event.target instanceof Element ? event.target.closest('form, [role="dialog"]') : null;
      if (owner === null || owner === element.current) saveByKey(event, latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [element]);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/** Saves a form on Ctrl+S or Ctrl+Enter, with ⌘ on a Mac. */
export function saveByKey(event: KeyPress, { submit, saving }: Savable): void {
  if (!isConfirmKey(event)) return;
  event.preventDefault();
  if (!saving) void submit();
}
