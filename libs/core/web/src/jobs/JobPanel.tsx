import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isUnderWay, JobState } from './JobState.tsx';
import { useDisplayedJob } from './useDisplayedJob.ts';

/** A job that the panel has found. */
export interface FoundJob {
  readonly id: string;
  readonly status: string;
  /** Whether the job waits or runs. */
  readonly underWay: boolean;
}

export interface JobProgressProps {
  /** The name of the job: 'importDelegates'. */
  readonly name: string;
  /** The id of the record that the job is about, as the mutation that starts it gave it to `startJob`. */
  readonly target: string;
  /** The id of the job that this screen has started. It is shown even when another tab starts a newer one. */
  readonly started?: string | null;
  /** What goes on: 'Importing delegates'. */
  readonly doing: string;
  /** What did not succeed: 'The delegates were not all imported.' */
  readonly failed: string;
  /** Called when a job is found, and each time its status changes. */
  readonly onStatus?: (job: FoundJob) => void;
  /** Shows how the job ended, from its result. It is shown only to those who saw the job run. */
  readonly children: (result: unknown) => ReactNode;
}

/** The content of {@link JobProgress}. */
export default function JobPanel(props: JobProgressProps) {
  const { name, target, started = null, doing, onStatus } = props;
  const { job, load, failed: isUnread, loading } = useDisplayedJob(name, target, started);
  const report = useEffectEvent((found: FoundJob) => onStatus?.(found));
  const [foundId, foundStatus] = [job?.id, job?.status];
  useEffect(() => {
    if (foundId && foundStatus) report({ id: foundId, status: foundStatus, underWay: isUnderWay(foundStatus) });
  }, [foundId, foundStatus]);

  if (isUnread && !job) {
    return (
      <ErrorAlert
        title={`${doing}: the progress could not be loaded.`}
        actions={
          <Button size="small" loading={loading} onClick={load}>
            Try again
          </Button>
        }
      />
    );
  }
  return job && <JobState {...props} job={job} started={started} />;
}
