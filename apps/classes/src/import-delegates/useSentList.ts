import type { importDelegatesInput } from '@console/bookings-contracts';
import { type FieldsOf, useFormDraft } from '@console/forms';

/** The name of the draft that keeps a pasted list until its import begins. */
export const importDraft = 'import-delegates';

/** The name of the draft on a screen with several classes. */
export const importDraftOf = (trainingClass: string): string => `${importDraft} ${trainingClass}`;

type List = FieldsOf<typeof importDelegatesInput>;

interface SentList {
  readonly list: List;
  /** The id of the job that imports the list. */
  readonly job: string;
  /** Whether the list is a draft again. */
  readonly returned: boolean;
}

/**
 * The list that a job imports. It leaves its form when the job begins, and comes back when the job has imported nobody.
 * Only the tab that started the job knows the list.
 *
 * @param name the name of the list's draft.
 */
export function useSentList(name: string = importDraft) {
  const draft = useFormDraft<List>(name);
  const sent = useFormDraft<SentList>(`${name} sent`);
  return {
    /** Returns the id of the job that this tab started last. Null after it has imported its list. */
    job: (): string | null => sent.read()?.values.job ?? null,
    /** Keeps the list of a job that has begun. */
    keep(job: string, list: List): void {
      const values = { list, job, returned: false };
      sent.write({ values, began: values });
    },
    /**
     * Makes the list of a job that has imported nobody a draft again, once.
     *
     * @returns whether there is a draft.
     */
    giveBack(job: string): boolean {
      const kept = sent.read()?.values;
      if (kept?.job === job && !kept.returned) {
        if (draft.read() === null) draft.write({ values: kept.list, began: { bookingItem: '', delegates: '' } });
        const values = { ...kept, returned: true };
        sent.write({ values, began: values });
      }
      return draft.read() !== null;
    },
    /** Forgets the list of a job that has imported it, also when it is a draft again. */
    forget(job: string): void {
      const kept = sent.read()?.values;
      if (kept?.job !== job) return;
      if (draft.read()?.values.delegates === kept.list.delegates) draft.forget();
      sent.forget();
    },
  };
}
