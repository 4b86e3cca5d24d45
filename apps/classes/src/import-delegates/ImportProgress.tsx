import { JobProgress } from '@console/core-web';
import { countOf } from '@console/format';
import { useFormDraft } from '@console/forms';
import { useEffect } from 'react';
import { importDraft } from './importDraft.ts';

interface ImportProgressProps {
  readonly trainingClass: string;
  /** The id of the job that this screen has just started. */
  readonly started: string | null;
}

/** How far the import into a class is, why it failed, and how it ended; also after the page is loaded again. */
export function ImportProgress({ trainingClass, started }: ImportProgressProps) {
  return (
    <JobProgress
      name="importDelegates"
      target={trainingClass}
      started={started}
      doing="Importing delegates"
      failed="The delegates were not imported. Your list is kept."
    >
      {(result) => <Imported result={result} />}
    </JobProgress>
  );
}

/** The end of an import. Its list is no longer needed. */
function Imported({ result }: { readonly result: unknown }) {
  const { forget } = useFormDraft(importDraft);
  useEffect(() => forget(), [forget]);
  return <>{`${countOf(addedIn(result), 'delegate')} imported.`}</>;
}

const addedIn = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'added' in result ? Number(result.added) : 0;
