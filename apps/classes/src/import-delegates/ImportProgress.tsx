import { type FoundJob, JobProgress } from '@console/core-web';
import { countOf } from '@console/format';
import { useState } from 'react';
import { useSentList } from './useSentList.ts';

interface ImportProgressProps {
  readonly trainingClass: string;
  /** The id of the job that this tab has started. */
  readonly started: string | null;
  /** The name of the list's draft. */
  readonly draft?: string;
  /** Called when an import is found, and each time that its status changes. */
  readonly onUnderWay: (underWay: boolean) => void;
}

/**
 * How far the import into a class is, why it failed, and how it ended; also after the person left the screen or loaded
 * the page again. The list of an import that failed or was canceled is a draft again.
 */
export function ImportProgress({ trainingClass, started, draft, onUnderWay }: ImportProgressProps) {
  const sent = useSentList(draft);
  const [kept, setKept] = useState(false);
  function follow({ id, status, underWay }: FoundJob) {
    onUnderWay(underWay);
    if (status === 'completed') sent.forget(id);
    else if (!underWay) setKept(sent.giveBack(id));
  }
  return (
    <JobProgress
      name="importDelegates"
      target={trainingClass}
      started={started}
      doing="Importing delegates"
      failed={`The delegates were not imported.${kept ? ' Your list is kept.' : ''}`}
      onStatus={follow}
    >
      {(result) => `${countOf(addedIn(result), 'delegate')} imported.`}
    </JobProgress>
  );
}

const addedIn = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'added' in result ? Number(result.added) : 0;
