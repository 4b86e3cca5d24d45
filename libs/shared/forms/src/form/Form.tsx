import { Button } from '@console/design-system/button';
import { letterOf } from '@console/design-system/keys';
import { Row, Stack, Text } from '@console/design-system/layout';
import { hasRequired } from '@console/rules';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ConsoleForm, InputSchema } from './ConsoleForm.ts';
import { FormNotices } from './FormNotices.tsx';
import { SaveHint } from './SaveHint.tsx';

export interface FormProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly children: ReactNode;
  /** The label of the main button: 'Create booking'. */
  readonly submit: string;
  /** The first sentence of the error alert: 'The booking was not created.' */
  readonly failed: string;
  /** Called when the user cancels, after the changes are discarded. */
  readonly onCancel?: () => void;
}

/** A form on a page: notices, fields, and the buttons below them. Ctrl+S saves. */
export function Form<Schema extends InputSchema>({ form, children, submit, failed, onCancel }: FormProps<Schema>) {
  return (
    <form
      noValidate
      aria-busy={form.saving || undefined}
      onKeyDown={(event) => saveByKey(event, form)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="l">
        <FormNotices form={form} failed={failed} />
        {hasRequired(form.input) && <Text role="meta">Fields marked * are required.</Text>}
        <Stack>{children}</Stack>
        <Row wrap>
          <Button appearance="primary" type="submit" loading={form.saving}>
            {submit}
          </Button>
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
          <SaveHint />
        </Row>
      </Stack>
    </form>
  );
}

/** Saves the form that has the focus on Ctrl+S, or ⌘S on a Mac. */
export function saveByKey(
  event: KeyboardEvent,
  { submit, saving }: { submit: () => Promise<unknown>; saving: boolean },
): void {
  if (letterOf(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (!saving) void submit();
}
