import { whyNotCancel } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Meter } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack, Text } from '@console/design-system/layout';
import { failedTitle } from '@console/relay';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCancelJob } from './useCancelJob.ts';
import { type DisplayedJob, useDisplayedJob } from './useDisplayedJob.ts';
import { useRetryJob } from './useRetryJob.ts';

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

/** A failure is shown for a day. The user may have repeated the work by other means. */
const FAILURE_SHOWN_MS = 24 * 60 * 60 * 1000;

/** Most jobs begin at once. Only work that waits for longer offers 'Cancel', so that no button flashes. */
const CANCEL_AFTER_MS = 1000;

const isUnderWay = (status: string) => !['completed', 'failed', 'canceled'].includes(status);

/** The content of {@link JobProgress}. */
export default function JobPanel(props: JobProgressProps) {
  const { name, target, started = null, doing, failed, onStatus, children } = props;
  const { job, load, failed: isUnread, loading } = useDisplayedJob(name, target, started);
  const [seen, setSeen] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);

  const cancel = useCancelJob();
  const said = useRef<HTMLDivElement>(null);
  async function stop(id: string) {
    // Without the version: whether the job still waits matters, not how often it was tried meanwhile. The button that
    // has the focus disappears.
    if (await cancel.commit({ input: { id } })) said.current?.focus();
  }

  const runs = job ? isUnderWay(job.status) : false;
  if (job && runs && seen !== job.id) setSeen(job.id);
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
  if (!job || dismissed === job.id) return null;
  const { id, status, done, result, endedAt } = job;
  const total = job.total ?? null;
  if (status === 'failed') {
    if (endedAt && Date.now() - Date.parse(endedAt) > FAILURE_SHOWN_MS) return null;
    return <Failure job={job} title={failed} onDismiss={() => setDismissed(id)} />;
  }
  if (!runs && seen !== id && started !== id) return null;
  const state = stateOf(status, done, total);
  return (
    <Stack gap="s">
      <Row gap="m" justify="between" wrap>
        <div ref={said} role="status" tabIndex={-1}>
          {runs && <Text role="strong">{doing}…</Text>}
          {status === 'completed' && children(result)}
          {status === 'canceled' && canceled(doing, done, total)}
        </div>
        {runs && <Text role="meta">{state}</Text>}
      </Row>
      {runs && (
        <>
          <div
            role="progressbar"
            aria-label={doing}
            aria-valuetext={state}
            {...(total === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done })}
          >
            <Meter value={done} max={total ?? 0} label={state} />
          </div>
          <Row justify="between" wrap>
            <Text role="meta">This goes on when you leave the screen.</Text>
            {whyNotCancel(job) === null && <Cancel key={id} pending={cancel.pending} onCancel={() => void stop(id)} />}
          </Row>
          {cancel.error && (
            <ErrorAlert
              title={failedTitle('This work was not canceled.', cancel.error)}
              messages={cancel.error.messages}
            />
          )}
        </>
      )}
    </Stack>
  );
}

interface CancelProps {
  readonly pending: boolean;
  readonly onCancel: () => void;
}

/** Cancels work that has been waiting for a while. */
function Cancel({ pending, onCancel }: CancelProps) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!waits) return null;
  return (
    <Button size="small" loading={pending} onClick={onCancel}>
      Cancel
    </Button>
  );
}

function canceled(doing: string, done: number, total: number | null): string {
  const kept = done > 0 && total ? ` ${done} of ${total} were done before, and stay.` : '';
  return `${doing}: canceled.${kept}`;
}

interface FailureProps {
  readonly job: DisplayedJob;
  readonly title: string;
  readonly onDismiss: () => void;
}

/** Why the work failed, with 'Try again'. */
function Failure({ job: { id, version, message, done, total }, title, onDismiss }: FailureProps) {
  const { commit, pending, error } = useRetryJob();
  const kept = done > 0 && total ? `${done} of ${total} are done. 'Try again' goes on from there.` : null;
  const why = [message, kept, ...(error?.messages ?? [])].filter(Boolean).join(' ');
  return (
    <ErrorAlert
      title={title}
      messages={[why]}
      actions={
        <>
          <Button size="small" loading={pending} onClick={() => void commit({ input: { id, version } })}>
            Try again
          </Button>
          <Button size="small" appearance="subtle" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    />
  );
}

function stateOf(status: string, done: number, total: number | null): string {
  if (status === 'retrying') return 'Interrupted. It goes on in a moment.';
  if (total === null) return status === 'pending' ? 'Waiting to begin' : 'Beginning';
  return `${done} of ${total}`;
}
