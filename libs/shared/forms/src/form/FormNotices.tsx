import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useFormState } from 'react-hook-form';
import type { ConsoleForm, InputSchema } from './ConsoleForm.ts';

interface FormNoticesProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly failed: string;
}

/** What is to be said above the fields: why it was not saved, and that earlier changes are back. */
export function FormNotices<Schema extends InputSchema>({ form, failed }: FormNoticesProps<Schema>) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const bad = countOf(errors);
  return (
    <>
      {form.restored && (
        <ErrorAlert
          tone="info"
          messages={['What you typed here before is back. It is not saved yet.']}
          actions={<Button onClick={form.discard}>Discard</Button>}
        />
      )}
      {form.problems.length > 0 ? (
        <ErrorAlert title={failed} messages={form.problems} />
      ) : (
        isSubmitted && bad > 0 && <ErrorAlert title={failed} messages={[marked(bad)]} />
      )}
    </>
  );
}

function marked(count: number): string {
  return count === 1 ? 'Correct the field marked below.' : `Correct the ${count} fields marked below.`;
}

/** Fields with a message, however deep they lie. */
function countOf(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countOf(error));
  }, 0);
}
