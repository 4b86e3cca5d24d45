import { Button } from '@console/design-system/button';
import { letterOf } from '@console/design-system/keys';
import { Row, Stack } from '@console/design-system/layout';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ConsoleForm, InputSchema } from './ConsoleForm.ts';
import { FormNotices } from './FormNotices.tsx';
import { RequiredLegend } from './RequiredLegend.tsx';
import { SaveHint } from './SaveHint.tsx';

export interface FormProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly children: ReactNode;
  /** The verb of the main button: 'Create booking'. */
  readonly submit: string;
  /** What was not done, when it failed: 'The booking was not created.' */
  readonly failed: string;
  /** Called once what was typed is thrown away. */
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
        <RequiredLegend input={form.input} />
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

/** Ctrl+S, and ⌘S on a Mac, saves the form that has the focus. */
export function saveByKey(
  event: KeyboardEvent,
  { submit, saving }: { submit: () => Promise<unknown>; saving: boolean },
): void {
  if (letterOf(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (!saving) void submit();
}
