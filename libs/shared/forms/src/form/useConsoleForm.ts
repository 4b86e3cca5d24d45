import { useUnsaved } from '@console/platform';
import type { MappedError } from '@console/relay';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type PathValue, set, useForm } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema, ValuesOf } from './ConsoleForm.ts';
import { differences, isSame, valueAt } from './differences.ts';
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
  /**
   * Called with what `save` answered, once it is saved and the draft is forgotten. A promise says that the form is being left: until it
   * is kept nothing can be saved again.
   */
  readonly onSaved?: (answer: unknown) => void | Promise<void>;
  /** False for secrets, and for what is half saved and left to another form: nothing is kept, and a draft is forgotten. */
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
  const { read, forget, place } = draft;
  const latest = useRef({ ...options, read, forget });
  useEffect(() => {
    latest.current = { ...options, read, forget };
  });

  const { reset, handleSubmit, getValues, setValue } = state;
  const { conflicts, follow, settle } = useSavedMeanwhile(state, saved);
  useEffect(() => {
    if (!keepDraft) latest.current.forget();
    const kept = latest.current.read();
    if (kept === null) return setRestored(false);
    reset(kept.began);
    reset(kept.values, { keepDefaultValues: true });
    const now = latest.current.saved;
    follow(kept.began, now);
    // An answer that never arrived may have told that all of it is saved.
    const unsaved = differences(now, getValues()).length > 0;
    if (!unsaved) latest.current.forget();
    setRestored(unsaved);
  }, [keepDraft, reset, follow, getValues]);
  useKeepDraft(keepDraft ? place : null, state);
  const problems = useServerErrors(state, error);

  const discard = useCallback(() => {
    forget();
    settle();
    setRestored(false);
    reset(latest.current.saved);
  }, [forget, settle, reset]);
  useUnsaved(isDirty, discard);

  const saving = useRef(false);
  const [refusals, setRefusals] = useState(0);
  // Once the messages of this attempt stand there.
  useEffect(() => {
    if (refusals > 0) focusFirstBad();
  }, [refusals]);
  const submit = useCallback(async () => {
    // Two presses of Enter come sooner than the button that would hold off the second.
    if (saving.current) return false;
    saving.current = true;
    let done = false;
    let refused = false;
    const save = async (values: ValuesOf<Schema>) => {
      const sent = structuredClone(getValues());
      const answer = await latest.current.save(values);
      if (answer === null) return;
      done = true;
      const later = getValues();
      forget();
      settle();
      setRestored(false);
      // What the answer brought into the form, such as the next version, is saved.
      for (const [path, value] of differences(sent, later)) {
        if (isSame(value, valueAt(latest.current.saved, path))) set(sent, path, value);
      }
      reset(sent);
      const left = latest.current.onSaved?.(answer);
      if (left) return left;
      // What was typed while it was on its way is not saved yet.
      for (const [path, value] of differences(sent, later)) setValue(path, value, { shouldDirty: true });
    };
    try {
      await handleSubmit(save, () => {
        refused = true;
      })();
      if (refused) setRefusals((count) => count + 1);
    } finally {
      saving.current = false;
    }
    return done;
  }, [handleSubmit, forget, settle, reset, getValues, setValue]);

  const takeTheirs = useCallback(
    (name: FieldPath<FieldsOf<Schema>>) => {
      const theirs = conflicts[name] as PathValue<FieldsOf<Schema>, typeof name>;
      setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
      settle(name);
    },
    [conflicts, setValue, settle],
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
    takeTheirs,
    restored,
    discard,
  };
}
