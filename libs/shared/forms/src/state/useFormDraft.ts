import { type DraftPlace, drafts, useSession } from '@console/platform';
import { useLocation } from '@console/platform/router';
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
 * crash, a refused save and a new release.
 *
 * @param place null for a form without drafts.
 * @param conflicts the undecided ones. The draft keeps the values that these fields began with, so that they are still
 * conflicts when it returns.
 */
export function useKeepDraft<Values extends FieldValues, Sent>(
  place: DraftPlace | null,
  { subscribe }: UseFormReturn<Values, unknown, Sent>,
  conflicts: Conflicts,
): void {
  const undecided = useRef(conflicts);
  useEffect(() => {
    undecided.current = conflicts;
  }, [conflicts]);
  useEffect(() => {
    if (place === null) return;
    let due: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      clearTimeout(timer);
      due?.();
      due = undefined;
    };
    const leave = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        due = () => {
          if (!isDirty) return drafts.forget(place);
          const began: FieldValues = structuredClone(defaultValues ?? {});
          for (const [path, conflict] of Object.entries(undecided.current)) set(began, path, conflict.began);
          drafts.write(place, JSON.stringify({ values, began }));
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
  }, [place, subscribe]);
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
