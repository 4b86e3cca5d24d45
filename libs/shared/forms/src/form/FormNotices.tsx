import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { ConsoleForm, InputSchema } from './ConsoleForm.ts';
import { countErrors } from './countErrors.ts';

interface FormNoticesProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly failed: string;
  /** For inline edits: shows no count of invalid fields and no Discard button, because Cancel discards. */
  readonly inline?: boolean;
}

/** The notices above the fields: why saving failed, and that a draft was restored. */
export function FormNotices<Schema extends InputSchema>({ form, failed, inline }: FormNoticesProps<Schema>) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const invalidCount = inline ? 0 : countErrors(errors);
  const refusal = useRef<HTMLDivElement>(null);
  const { problems } = form;
  const message = problems.join(' ');
  useEffect(() => {
    // The pressed button may be far below. Invalid fields are scrolled into view by their focus.
    if (message) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <>
      {form.restored && (
        <ErrorAlert
          tone="info"
          messages={['What you typed here before is back. It is not saved yet.']}
          {...(!inline && { actions: <Button onClick={form.discard}>Discard</Button> })}
        />
      )}
      {problems.length > 0 ? (
        <div ref={refusal}>
          <ErrorAlert title={failed} messages={problems} />
        </div>
      ) : (
        isSubmitted && invalidCount > 0 && <ErrorAlert title={failed} messages={[marked(invalidCount)]} />
      )}
    </>
  );
}

function marked(count: number): string {
  return count === 1 ? 'Correct the field marked below.' : `Correct the ${count} fields marked below.`;
}
