import { useUnsaved } from '@console/platform';
import type { MappedError } from '@console/relay';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema, ValuesOf } from './ConsoleForm.ts';
import { focusFirstBad } from './focusFirstBad.ts';
import { useFormDraft, useKeepDraft } from './useFormDraft.ts';
import { useSavedMeanwhile } from './useSavedMeanwhile.ts';
import { useServerErrors } from './useServerErrors.ts';

export interface ConsoleFormOptions<Schema extends InputSchema> {
  /** Names its draft on the screen: 'create-booking'. */
  readonly name: string;
  /** The rules: the schema of the contracts, by which the server judges as well (FRM-02). */
  readonly input: Schema;
  /**
   * What is saved, or what a new record begins with. When it changes, because somebody else saved or an answer came, untouched fields
   * follow, and touched ones show the other's value beside one's own.
   */
  readonly saved: FieldsOf<Schema>;
  /** Sends it; answers null when that failed, as `useConsoleMutation`'s commit does. */
  readonly save: (values: ValuesOf<Schema>) => Promise<unknown>;
  /** Why the latest attempt failed: the mutation's `error`. */
  readonly error?: MappedError | null;
  /** Called with what `save` answered, once it is saved and the draft is forgotten. */
  readonly onSaved?: (answer: unknown) => void;
  /** False for secrets, which are kept nowhere. */
  readonly keepDraft?: boolean;
}

/**
 * The one way in which screens take input: rules of the contracts, drafts, the question before leaving, the server's complaints on
 * their fields (C§5, C§8, NAV-11).
 */
export function useConsoleForm<Schema extends InputSchema>(options: ConsoleFormOptions<Schema>): ConsoleForm<Schema> {
  const { input, saved, error = null, keepDraft = true } = options;
  const draft = useFormDraft<FieldsOf<Schema>>(options.name);
  const state = useForm<FieldsOf<Schema>, unknown, ValuesOf<Schema>>({
    resolver: standardSchemaResolver(input),
    defaultValues: saved as DefaultValues<FieldsOf<Schema>>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = state.formState;
  const [restored, setRestored] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const { kept, forget, place } = draft;
  const { reset, handleSubmit, getValues } = state;
  useEffect(() => {
    if (kept === null || !keepDraft) return;
    reset(kept, { keepDefaultValues: true });
    setRestored(true);
  }, [kept, keepDraft, reset]);
  useKeepDraft(keepDraft ? place : null, state);
  const conflicts = useSavedMeanwhile(state, saved);
  const problems = useServerErrors(state, input, error);

  const discard = useCallback(() => {
    forget();
    setRestored(false);
    reset(latest.current.saved);
  }, [forget, reset]);
  useUnsaved(isDirty, discard);

  const submit = useCallback(
    () =>
      handleSubmit(
        async (values) => {
          const answer = await latest.current.save(values);
          if (answer === null) return;
          forget();
          setRestored(false);
          reset(getValues());
          latest.current.onSaved?.(answer);
        },
        () => focusFirstBad(),
      )(),
    [handleSubmit, forget, reset, getValues],
  );

  return {
    input,
    control: state.control,
    state,
    submit,
    saving: isSubmitting,
    changed: isDirty,
    problems,
    conflicts,
    restored,
    discard,
  };
}
