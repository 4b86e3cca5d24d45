import { type DraftPlace, drafts, useSession } from '@console/platform';
import { useLocation } from '@console/platform/router';
import { useCallback, useEffect, useMemo } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const REST_MS = 300;

/** What was typed, and what was saved when it was: so that what somebody else saves until it is back is told from it. */
export interface Draft<Values> {
  readonly values: Values;
  readonly began: Values;
}

export interface FormDraft<Values> {
  readonly place: DraftPlace;
  /** What was typed here before and not saved. */
  readonly read: () => Draft<Values> | null;
  /** Leaves something to a form that is not on screen, as if it had been typed there. */
  readonly write: (draft: Draft<Values>) => void;
  readonly forget: () => void;
}

/** What was typed into a form, by person and screen, and neither saved nor thrown away. */
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
 * Writes the draft once typing rests, and at once when the tab is hidden or left: it is there again after an expired session, a
 * crash, a refused save and a new release.
 *
 * @param place null for a form that is kept nowhere.
 */
export function useKeepDraft<Values extends FieldValues, Sent>(
  place: DraftPlace | null,
  { subscribe }: UseFormReturn<Values, unknown, Sent>,
): void {
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
      callback: ({ values, isDirty, defaultValues: began }) => {
        due = isDirty ? () => drafts.write(place, JSON.stringify({ values, began })) : () => drafts.forget(place);
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
    // As good as none.
  }
  drafts.forget(place);
  return null;
}
