import { type DraftPlace, drafts, useSession } from '@console/platform';
import { useLocation } from '@console/platform/router';
import type { Intent } from '@console/relay';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import type { Conflicts } from './ConsoleForm.ts';

const REST_MS = 300;

/**
 * The typed values, with the saved values of that time. The difference shows what somebody else saved before the
 * draft is restored.
 */
export interface Draft<Values> {
  readonly values: Values;
  readonly began: Values;
  /** What was sent without an answer yet: the next press repeats it. */
  readonly intent?: Intent | undefined;
}

export interface FormDraft<Values> {
  readonly place: DraftPlace;
  /** Returns the draft of an earlier visit, or null. */
  readonly read: () => Draft<Values> | null;
  /** Writes a draft for a form that is not on screen. */
  readonly write: (draft: Draft<Values>) => void;
  readonly forget: () => void;
}

/** The draft of a form: typed values that were neither saved nor discarded, kept by person and screen. */
export function useFormDraft<Values extends FieldValues>(name: string): FormDraft<Values> {
  const { userId } = useSession();
  const { pathname } = useLocation();
  const place = useMemo(() => ({ userId, pathname, field: `form ${name}` }), [userId, pathname, name]);
  const read = useCallback(() => readDraft<Values>(place), [place]);
  const write = useCallback((draft: Draft<Values>) => drafts.write(place, JSON.stringify(draft)), [place]);
  const forget = useCallback(() => drafts.forget(place), [place]);
  return { place, read, write, forget };
}

/**
 * Writes the draft when typing pauses, and at once when the tab is hidden or left. It survives an expired session, a
 * crash, a refused save and a new release. With the key of an unanswered press it is kept although nothing was typed.
 *
 * @param place null for a form without drafts.
 * @param conflicts the undecided ones. The draft keeps the values that these fields began with, so that they are still
 * conflicts when it returns.
 * @param proposed what the fields with a proposal began with.
 * @param intent what was sent without an answer yet.
 * @param secrets the fields whose values the draft leaves out.
 * @returns a function that writes the draft at once: the values of the form, or others. Others stay although the form no
 * longer has them, for the next time that it opens.
 */
export function useKeepDraft<Values extends FieldValues, Sent>(
  place: DraftPlace | null,
  { subscribe, getValues, formState: { defaultValues: saved } }: UseFormReturn<Values, unknown, Sent>,
  conflicts: Conflicts,
  proposed: { readonly current: Readonly<Record<string, unknown>> },
  intent: { readonly current: Intent | null },
  secrets: readonly string[],
): (values?: Values) => void {
  const latest = useRef({ conflicts, saved });
  useEffect(() => {
    latest.current = { conflicts, saved };
  }, [conflicts, saved]);
  const due = useRef<(() => void) | undefined>(undefined);
  const forNextTime = useRef(false);
  const write = useCallback(
    (values: FieldValues) => {
      due.current = undefined;
      if (place === null) return;
      const began: FieldValues = structuredClone(latest.current.saved ?? {});
      for (const [path, value] of Object.entries(proposed.current)) set(began, path, value);
      for (const [path, conflict] of Object.entries(latest.current.conflicts)) set(began, path, conflict.began);
      const kept: FieldValues = structuredClone(values);
      for (const name of secrets) set(kept, name, began[name]);
      drafts.write(place, JSON.stringify({ values: kept, began, intent: intent.current ?? undefined }));
    },
    [place, intent, proposed, secrets],
  );
  useEffect(() => {
    if (place === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      clearTimeout(timer);
      due.current?.();
      due.current = undefined;
    };
    const leave = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        due.current = () => {
          if (!isDirty && intent.current === null) return forNextTime.current ? undefined : drafts.forget(place);
          forNextTime.current = false;
          latest.current.saved = defaultValues;
          write(values);
        };
        clearTimeout(timer);
        timer = setTimeout(writeNow, REST_MS);
      },
    });
    addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      leave();
      writeNow();
      removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
    };
  }, [place, subscribe, intent, write]);
  return useCallback(
    (values) => {
      forNextTime.current = values !== undefined;
      write(values ?? getValues());
    },
    [write, getValues],
  );
}

function readDraft<Values>(place: DraftPlace): Draft<Values> | null {
  const text = drafts.read(place);
  if (text === null) return null;
  try {
    const draft = JSON.parse(text);
    if (draft.values && draft.began) return draft;
  } catch {
    // An unreadable draft counts as none.
  }
  drafts.forget(place);
  return null;
}
