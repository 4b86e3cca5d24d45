import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import type { FailedSentence } from '@console/relay';
import { fieldRuleOf } from '@console/rules';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldPath, useFormState } from 'react-hook-form';
import { conflictSentence } from '../fields/ConflictNote.tsx';
import type { ConsoleForm, FieldsOf, InputSchema } from '../state/ConsoleForm.ts';
import { countErrors } from '../state/countErrors.ts';
import { isSame } from '../state/differences.ts';
import { hasField } from '../state/hasField.ts';
import { FormFailure, hasFailed } from './FormFailure.tsx';

interface FormNoticesProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  readonly failed: FailedSentence;
  /** For inline edits: shows no count of invalid fields and no Discard button, because Cancel discards. */
  readonly inline?: boolean;
}

/** The notices above the fields: why saving failed, that a draft was restored, and conflicts that no field shows. */
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
          messages={[`What you typed here before is back.${form.uncertain ? '' : ' It is not saved yet.'}`]}
          {...(!inline && { actions: <Button onClick={form.discard}>Discard</Button> })}
        />
      )}
      <ConflictsWithoutField form={form} />
      {hasFailed(form) ? (
        <div ref={refusal}>
          <FormFailure form={form} failed={failed} />
        </div>
      ) : (
        isSubmitted && invalidCount > 0 && <ErrorAlert title={failed} messages={[marked(invalidCount)]} />
      )}
    </>
  );
}

/** What somebody else saved into a list that was changed here too. The user decides about it before saving. */
function ConflictsWithoutField<Schema extends InputSchema>({ form }: { readonly form: ConsoleForm<Schema> }) {
  const { conflicts, control } = form;
  const [names, setNames] = useState<readonly string[]>([]);
  // Which fields are on screen is known only after each rendering.
  useLayoutEffect(() => {
    const now = Object.keys(conflicts).filter((name) => !hasField(control, name));
    setNames((before) => (isSame(before, now) ? before : now));
  });
  return (names as readonly FieldPath<FieldsOf<Schema>>[]).map((name) => (
    <div key={name} data-undecided>
      <ErrorAlert
        tone="warning"
        title={`Decide which “${fieldRuleOf(form.input, name).label}” to save.`}
        messages={[conflictSentence(null, conflicts[name]?.change)]}
        actions={
          <>
            <Button onClick={decided(() => form.takeTheirs(name))}>Use theirs</Button>
            <Button onClick={decided(() => form.keepMine(name))}>Keep mine</Button>
          </>
        }
      />
    </div>
  ));
}

/** The pressed button disappears, so the focus goes on to the button that saves. */
const decided = (decide: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  decide();
};

function marked(count: number): string {
  return count === 1 ? 'Correct the field marked below.' : `Correct the ${count} fields marked below.`;
}
