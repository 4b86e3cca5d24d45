import { useUnsaved } from '@console/platform';
import { isEarlierAnswer, type MappedError } from '@console/relay';
import { ruleOf, shapeOf } from '@console/rules';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type PathValue, type Resolver, set, useForm } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema, LastChange, ValuesOf } from './ConsoleForm.ts';
import { differences, isSame, valueAt } from './differences.ts';
import { withoutDisabled } from './disabledFields.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { hasField } from './hasField.ts';
import { useCheckFilledIn } from './useCheckFilledIn.ts';
import { useFormDraft, useKeepDraft } from './useFormDraft.ts';
import { useIntent } from './useIntent.ts';
import { usePropose } from './usePropose.ts';
import { useSavedMeanwhile } from './useSavedMeanwhile.ts';
import { useServerErrors } from './useServerErrors.ts';

/** The options of {@link useConsoleForm}. */
export interface ConsoleFormOptions<Schema extends InputSchema, Answer> {
  /** The name of the form's draft on this screen: 'create-booking'. */
  readonly name: string;
  /** The contract's schema. The server checks the same rules (FRM-02). */
  readonly input: Schema;
  /**
   * The saved values, or the first values of a new record. When they change, because somebody else saved or an answer
   * arrived, untouched fields follow; touched fields offer the other value.
   */
  readonly saved: FieldsOf<Schema>;
  /** The record's last change. A conflict then names its author. Forms of new records leave it out. */
  readonly lastChange?: LastChange;
  /**
   * Leaves out values that the form does not show now, such as the address of a virtual class. It is applied before the
   * values are checked and sent. The fields keep these values, because they may be shown again. Define it outside the
   * component.
   */
  readonly withoutUnused?: (values: FieldsOf<Schema>) => FieldsOf<Schema>;
  /** Sends the values. Resolves to null when that failed, as the commit of `useConsoleMutation` does. */
  readonly save: (values: ValuesOf<Schema>) => Promise<Answer | null>;
  /** The reason why the latest attempt failed: the mutation's `error`. */
  readonly error?: MappedError | null;
  /**
   * Called with the result of `save`, after the draft is deleted. A returned promise means that the screen is being
   * left: until it settles nothing can be saved again.
   */
  readonly onSaved?: (answer: Answer) => void | Promise<void>;
  /**
   * False for secrets, and for values that another form will save: the form then keeps no draft and deletes an
   * existing one.
   */
  readonly keepDraft?: boolean;
}

/**
 * The state of a form: rules of the contracts, drafts, the question before leaving, and the server's violations at
 * their fields (C§5, C§8, NAV-11). Every form of a screen uses it.
 */
export function useConsoleForm<Schema extends InputSchema, Answer>(
  options: ConsoleFormOptions<Schema, Answer>,
): ConsoleForm<Schema> {
  const { input, saved, withoutUnused, error = null, keepDraft = true } = options;
  const draft = useFormDraft<FieldsOf<Schema>>(options.name);
  const [disabledFields] = useState(() => new Set<string>());
  const state = useForm<FieldsOf<Schema>, unknown, ValuesOf<Schema>>({
    resolver: useMemo(() => {
      const resolve: Resolver<FieldsOf<Schema>, unknown, ValuesOf<Schema>> = withoutDisabled(
        standardSchemaResolver(input),
        disabledFields,
      );
      return withoutUnused ? (values, ...asked) => resolve(withoutUnused(values), ...asked) : resolve;
    }, [input, disabledFields, withoutUnused]),
    defaultValues: saved as DefaultValues<FieldsOf<Schema>>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = state.formState;
  const [restored, setRestored] = useState(false);
  const intent = useIntent(error);
  const { resume, send, end } = intent;
  const { read, forget, place } = draft;
  const latest = useRef({ ...options, read, forget });
  useEffect(() => {
    latest.current = { ...options, read, forget };
  });

  const { control, reset, handleSubmit, getValues, setValue } = state;
  const { conflicts, follow, settle } = useSavedMeanwhile(state, saved, options.lastChange);
  useEffect(() => {
    if (!keepDraft) latest.current.forget();
    const kept = latest.current.read();
    if (kept === null) return setRestored(false);
    reset(kept.began);
    reset(kept.values, { keepDefaultValues: true });
    const { saved: now, lastChange } = latest.current;
    follow(kept.began, now, lastChange);
    const unsaved = differences(now, getValues()).length > 0;
    // After a lost answer, a live update may have brought exactly these values: then nothing is unsaved.
    const arrived = !unsaved && differences(now, kept.began).length > 0;
    if (!arrived) resume(kept.intent);
    if (arrived || (!unsaved && !kept.intent)) latest.current.forget();
    setRestored(unsaved);
  }, [keepDraft, reset, follow, getValues, resume]);
  const { proposed, propose } = usePropose(state);
  const secrets = useMemo(() => secretFields(input), [input]);
  const keep = useKeepDraft(keepDraft ? place : null, state, conflicts, proposed, intent.current, secrets);
  const problems = useServerErrors(state, error);
  useCheckFilledIn(state);

  const [discards, setDiscards] = useState(0);
  const discard = useCallback(() => {
    forget();
    end();
    settle();
    setRestored(false);
    reset(latest.current.saved);
    setDiscards((count) => count + 1);
  }, [forget, end, settle, reset]);
  useUnsaved(isDirty, discard);

  const saving = useRef(false);
  const [refusals, setRefusals] = useState(0);
  // Focuses after the messages of this attempt are rendered.
  useEffect(() => {
    return refusals > 0 ? focusFirstInvalid() : undefined;
  }, [refusals]);
  const submit = useCallback(async () => {
    // The user may press Enter again before the button is disabled.
    if (saving.current) return false;
    saving.current = true;
    let done = false;
    let refused = false;
    const save = async (values: ValuesOf<Schema>) => {
      // A conflict that no field shows may be out of sight. Saving must not decide it.
      refused = Object.keys(conflicts).some((name) => !hasField(control, name));
      if (refused) return;
      const sent = structuredClone(getValues());
      const answer = await send(keep, () => latest.current.save(values));
      if (answer === null) return;
      done = true;
      const later = structuredClone(getValues());
      // What an earlier press made is not what the fields say now. They begin a record of their own.
      const earlier = typeof answer === 'object' && isEarlierAnswer(answer);
      const made = earlier ? structuredClone(latest.current.saved) : sent;
      forget();
      end();
      settle();
      setRestored(false);
      // Values from the answer, such as the next version, count as saved.
      for (const [path, value] of differences(made, later)) {
        if (isSame(value, valueAt(latest.current.saved, path))) set(made, path, value);
      }
      reset(made);
      if (earlier) keep(later);
      const left = latest.current.onSaved?.(answer);
      if (left) return left;
      // Values that were typed after the press that counts are not saved yet.
      for (const [path, value] of differences(made, later)) setValue(path, value, { shouldDirty: true });
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
  }, [control, conflicts, handleSubmit, send, keep, forget, end, settle, reset, getValues, setValue]);

  const takeTheirs = useCallback(
    (name: FieldPath<FieldsOf<Schema>>) => {
      const theirs = conflicts[name]?.theirs as PathValue<FieldsOf<Schema>, typeof name>;
      setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
      settle(name);
    },
    [conflicts, setValue, settle],
  );

  const keepMine = useCallback(
    (name: FieldPath<FieldsOf<Schema>>) => {
      settle(name);
      // Nothing changes, but the draft is written again without the conflict.
      setValue(name, getValues(name), { shouldDirty: true });
    },
    [settle, setValue, getValues],
  );

  return {
    input,
    control,
    state,
    disabledFields,
    submit,
    saving: isSubmitting,
    changed: isDirty,
    problems,
    uncertain: intent.unanswered && !isSubmitting,
    expired: intent.expired,
    conflicts,
    propose,
    takeTheirs,
    keepMine,
    restored,
    discard,
    discards,
  };
}

/** The fields of an input whose rule is `secret`. */
const secretFields = (input: InputSchema): string[] =>
  Object.entries(shapeOf(input) ?? {}).flatMap(([name, field]) => (ruleOf(field)?.secret ? [name] : []));
