import { type ChangeRequestKind, type changeRequestForm, proposedSubject } from '@console/bookings-contracts';
import { isDay } from '@console/format';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useEffect, useRef } from 'react';
import { useAskedNames } from './useAskedNames.ts';

/** Proposes a subject from what is asked, until the user writes another one. */
export function useProposedSubject(form: ConsoleForm<typeof changeRequestForm>, item: string | null): void {
  const { kind, subject, newStartsAt, newMaxAttendees } = useFormValues(form);
  const names = useAskedNames(form);
  const last = useRef('');
  const proposed =
    item && kind
      ? proposedSubject(kind as ChangeRequestKind, {
          item,
          newStartsAt: isDay(newStartsAt) ? newStartsAt : null,
          newMaxAttendees: typeof newMaxAttendees === 'number' ? newMaxAttendees : null,
          ...names,
        })
      : '';
  const { setValue } = form.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was discarded has no proposal
  useEffect(() => {
    last.current = '';
  }, [form.discards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the form begins anew
  useEffect(() => {
    if (proposed === last.current) return;
    const isOwn = subject !== '' && subject !== last.current;
    last.current = proposed;
    if (!isOwn) setValue('subject', proposed, { shouldDirty: true });
  }, [proposed, subject, setValue, form.discards]);
}
